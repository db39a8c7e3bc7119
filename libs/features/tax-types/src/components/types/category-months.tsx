import { MonthPartsPanel, useMoneyMeasure, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { useFactsOfTaxes, useFormerNamesShown } from './former-names.tsx';
import { useCategoryMonths, useRenamedMonths } from './questions.ts';

/** The law of 2022 applies to regional taxes from the first tax period of 2024. */
const REFORM = '2024-01-01';

function useReform() {
  const t = useMessages(messages);
  return [{ before: REFORM, label: t('months.break') }];
}

function Categories() {
  const words = usePanelWords(messages, 'months');
  return <MonthPartsPanel words={words} asked={useCategoryMonths()} measure={useMoneyMeasure()} by="taxCategory" breaks={useReform()} />;
}

function RenamedTaxes({ codes }: { readonly codes: readonly string[] }) {
  const words = usePanelWords(messages, 'former');
  return <MonthPartsPanel words={words} asked={useRenamedMonths(codes)} measure={useMoneyMeasure()} by="formerTax" breaks={useReform()} />;
}

/** Four years of months: the categories, or under their former names the taxes that the reform renamed. */
export function CategoryMonths() {
  const shown = useFormerNamesShown();
  const renamed = [...useFactsOfTaxes()].flatMap(([code, { formerName }]) => (formerName === null ? [] : [code]));
  return shown && renamed.length > 0 ? <RenamedTaxes codes={renamed} /> : <Categories />;
}
