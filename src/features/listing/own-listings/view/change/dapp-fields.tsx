import { Trans, useLingui } from '@lingui/react/macro';
import { dappFactNames, isLinkFact, type DappFactName } from '#features/store/catalogue/model/dapp-facts.ts';
import type { DappListing } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { dappChoices } from '#features/submission/dapp-submission/view/dapp-words.ts';
import { Check } from '#ui/field/check.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { ChangeFieldsProps } from './change-fields-props.ts';
import { LinkRow } from './link-row.tsx';
import { TextRow } from './text-row.tsx';
import { useProblem } from './use-problem.ts';
import styles from './change-page.module.css';

type DappFieldsProps = ChangeFieldsProps & { draft: DappListing };

/** What only DApps have. */
export function DappFields(props: DappFieldsProps) {
  const { data, names, draft } = props;
  return (
    <>
      <LinkRow data={data} path="url" label={names['url']} value={draft.url} isRequired />
      <Categories {...props} />
      <Contracts {...props} />
      {dappFactNames.map((name) => (
        <Fact key={name} {...props} name={name} />
      ))}
    </>
  );
}

function Fact({ data, names, draft, name }: DappFieldsProps & { name: DappFactName }) {
  const { i18n } = useLingui();
  if (isLinkFact(name))
    return <LinkRow data={data} path={name} label={names[name]} value={draft[name]} isRequired={false} />;
  const options = Object.entries(dappChoices(i18n)[name]).map(([value, label]) => ({ value, label }));
  return (
    <Field id={name} label={names[name]}>
      {(control) => <Select {...control} name={name} defaultValue={draft[name]} options={options} />}
    </Field>
  );
}

function Categories({ data, names, draft }: DappFieldsProps) {
  const problem = useProblem(data);
  return (
    <FieldGroup id="categories" legend={names['categories']} error={problem('categories')}>
      {/* Without one the browser sends nothing of the group. */}
      <input type="hidden" name="categories[]" value="" />
      <div className={styles.choices}>
        {data.categories.map(({ hid, title }) => (
          <Check key={hid} name="categories[]" value={hid} defaultChecked={draft.categories.includes(hid)}>
            {title}
          </Check>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The contracts of each network, and a network that is added. */
function Contracts(props: DappFieldsProps) {
  const { data, draft } = props;
  const listed = new Set('contracts' in data.shown ? data.shown.contracts.map(({ chain }) => chain) : []);
  const kept = new Set(draft.contracts.map(({ chain }) => chain));
  return (
    <>
      {[...listed]
        .filter((chain) => !kept.has(chain))
        .map((chain) => (
          <input key={chain} type="hidden" name={`remove.${chain}`} value="yes" />
        ))}
      {data.networks.map(({ hid, title }) => (
        <NetworkRow
          key={hid}
          {...props}
          chain={hid}
          network={title}
          addresses={draft.contracts.find(({ chain }) => chain === hid)?.addresses ?? ''}
          isAdded={!listed.has(hid)}
        />
      ))}
      {draft.contracts.every(({ chain }) => listed.has(chain)) ? <AddNetwork {...props} /> : null}
    </>
  );
}

interface NetworkRowProps extends ChangeFieldsProps {
  chain: number;
  /** Name of the chain. */
  network: string;
  addresses: string;
  /** It is not listed yet: a form with errors that is shown again. */
  isAdded: boolean;
}

function NetworkRow({ data, names, chain, network, addresses, isAdded }: NetworkRowProps) {
  return (
    <div className={styles.pair}>
      {isAdded ? <input type="hidden" name="add.chain" value={chain} /> : null}
      <TextRow
        data={data}
        path={`contracts.${chain}`}
        label={`${names['addresses']}: ${network}`}
        value={addresses}
        hint={<Trans>Separate several addresses with commas.</Trans>}
        isCode
      />
      <Check name={`remove.${chain}`} value="yes">
        <Trans>Remove {network}</Trans>
      </Check>
    </div>
  );
}

function AddNetwork({ data, names }: ChangeFieldsProps) {
  const { t } = useLingui();
  const problem = useProblem(data);
  return (
    <FieldGroup
      id="contracts"
      legend={<Trans comment="Heading above a choice of a blockchain network">Add a network</Trans>}
      error={problem('contracts')}
    >
      <div className={styles.added}>
        <Select
          name="add.chain"
          aria-label={t`Network`}
          defaultValue=""
          placeholder={t`None`}
          options={data.addable.map(({ hid, title }) => ({ value: String(hid), label: title }))}
        />
        <TextInput
          name="add.addresses"
          aria-label={names['addresses']}
          placeholder={names['addresses']}
          autoComplete="off"
          spellCheck={false}
          defaultValue=""
        />
      </div>
    </FieldGroup>
  );
}
