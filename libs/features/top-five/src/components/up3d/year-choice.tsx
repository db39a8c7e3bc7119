import Box from '@mui/material/Box';
import { fiscalYearOf, fiscalYearPeriod } from '@pendapa/contracts';
import { useFilters } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useStatus } from '@pendapa/query';
import { ToggleChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/revenue-up3d.ts';
import { YEARS } from '../../questions/revenue-up3d.ts';

/** Chooses the year; the current year is the default. */
export function YearChoice() {
  const t = useMessages(messages);
  const format = useFormat();
  const { period, change } = useFilters();
  const { asOf, since, fiscalYearStart } = useStatus().status ?? {};
  // Reserves the width of five years while loading.
  if (!asOf || !since || !fiscalYearStart) return <Box sx={{ minHeight: 36, width: { xs: 1, sm: 320 } }} />;
  const running = fiscalYearOf(asOf, fiscalYearStart);
  const first = Math.max(fiscalYearOf(since, fiscalYearStart), running - YEARS + 1);
  const years = Array.from({ length: running - first + 1 }, (_, index) => first + index);
  const chosen = years.find((year) => {
    const { from, to } = fiscalYearPeriod(year, fiscalYearStart);
    return period?.from === from && period.to === (year === running ? asOf : to);
  });
  return (
    <ToggleChoice
      label={t('year')}
      value={chosen ?? null}
      choices={years}
      name={(year) => format.year(fiscalYearPeriod(year, fiscalYearStart).from)}
      onChoose={(year) => change({ period: year === running ? 'year' : fiscalYearPeriod(year, fiscalYearStart) })}
    />
  );
}
