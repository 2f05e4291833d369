import { Checkbox, FormControlLabel, FormGroup, FormLabel } from '@mui/material';
import { roles, type Role } from '../model/role.ts';
import { roleHints, roleWords } from './role-words.ts';

/** One or more roles. */
export function RoleChoice({
  value,
  onChange,
}: {
  value: readonly Role[];
  onChange: (value: Role[]) => void;
}) {
  return (
    <FormGroup role="group" aria-labelledby="role-choice">
      <FormLabel id="role-choice">Roles</FormLabel>
      {roles.map((role) => (
        <FormControlLabel
          key={role}
          control={
            <Checkbox
              checked={value.includes(role)}
              onChange={(_event, isChosen) =>
                onChange(roles.filter((each) => (each === role ? isChosen : value.includes(each))))
              }
            />
          }
          label={`${roleWords[role]}: ${roleHints[role]}`}
        />
      ))}
    </FormGroup>
  );
}
