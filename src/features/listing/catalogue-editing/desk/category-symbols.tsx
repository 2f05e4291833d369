import { FormControl, FormLabel, Radio, RadioGroup } from '@mui/material';
import { StoreSymbol } from '#features/core/desk-kit/desk/store-symbol.tsx';
import {
  categoryIconNames,
  categoryIcons,
  type CategoryIcon,
} from '#features/store/catalogue/model/category-icon.ts';

const cell = {
  borderRadius: 1,
  color: 'text.secondary',
  '&.Mui-checked': { color: 'text.primary', bgcolor: 'action.selected' },
};

interface CategorySymbolsProps {
  value: CategoryIcon;
  onChange: (icon: CategoryIcon) => void;
}

/** The symbols that a category can have, one of them chosen. */
export function CategorySymbols({ value, onChange }: CategorySymbolsProps) {
  return (
    <FormControl>
      <FormLabel id="category-symbols">Symbol</FormLabel>
      <RadioGroup
        row
        aria-labelledby="category-symbols"
        value={value}
        onChange={(_event, chosen) => onChange(chosen as CategoryIcon)}
      >
        {categoryIconNames.map((name) => (
          <Radio
            key={name}
            value={name}
            title={categoryIcons[name]}
            icon={<StoreSymbol name={name} />}
            checkedIcon={<StoreSymbol name={name} />}
            slotProps={{ input: { 'aria-label': categoryIcons[name] } }}
            sx={cell}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
