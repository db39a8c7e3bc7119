import Alert from '@mui/material/Alert';
import { type Chosen, useChosenMember, memberOf, rowsOf, useAddressChoice, useMemberName, type AnswerTo } from '@pendapa/analysis';
import { useMessages, useText } from '@pendapa/i18n';
import { SwitchChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/tax-types.ts';
import { useTaxFacts } from './questions.ts';

/** In the address: `former` calls the taxes by their names before the reform. */
const useNaming = () => useAddressChoice('fn', ['current', 'former']);

export const useFormerNamesShown = (): boolean => useNaming()[0] === 'former';

/** What the reform changed, and the switch to the names before it. */
export function ReformNote() {
  const t = useMessages(messages);
  const [naming, choose] = useNaming();
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ alignItems: 'center', flexWrap: { xs: 'wrap', md: 'nowrap' }, py: 0, '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        <SwitchChoice
          label={t('former.switch')}
          checked={naming === 'former'}
          onChoose={(former) => choose(former ? 'former' : 'current')}
        />
      }
    >
      {t('former.note')}
    </Alert>
  );
}

export interface TaxFact {
  /** Null where the tax kept its name. */
  readonly formerName: string | null;
  readonly system: string | null;
}

/** Former name and assessment system by code; empty while they are on their way. */
export function useFactsOfTaxes(): ReadonlyMap<string, TaxFact> {
  const text = useText();
  const { answer } = useTaxFacts();
  if (!answer) return new Map();
  return new Map(
    rowsOf(answer).flatMap(({ codes }) => {
      const [now, before] = [memberOf(answer, 'taxType', codes.taxType), memberOf(answer, 'formerTax', codes.formerTax)];
      const system = memberOf(answer, 'taxSystem', codes.taxSystem);
      const renamed = now && before && now.id !== before.id;
      return codes.taxType === null
        ? []
        : [[codes.taxType, { formerName: renamed ? text(before) : null, system: system && text(system) }] as const];
    }),
  );
}

/** The one tax that the page is narrowed to, in the chosen naming; null where none or several are chosen. */
export function useChosenTax(): Chosen | null {
  const shown = useFormerNamesShown();
  const facts = useFactsOfTaxes();
  const chosen = useChosenMember('tax');
  return chosen && { ...chosen, name: (shown && facts.get(chosen.code)?.formerName) || chosen.name };
}

/** The name of a tax in the chosen naming. */
export function useTaxName(): (answer: AnswerTo<string, 'taxType'>, code: string | null) => string {
  const name = useMemberName();
  const shown = useFormerNamesShown();
  const facts = useFactsOfTaxes();
  return (answer, code) => (shown && code !== null && facts.get(code)?.formerName) || name(answer, 'taxType', code);
}
