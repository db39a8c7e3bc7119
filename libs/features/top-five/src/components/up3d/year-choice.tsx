import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFilters, useStatus } from '@pendapa/analysis';
import { fiscalYearOf, fiscalYearPeriod } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d.ts';
import { YEARS } from './questions.ts';

/** The year of the ranking and of the cards; the running one is the default period of every page. */
export function YearChoice() {
  const t = useMessages(messages);
  const format = useFormat();
  const { period, change } = useFilters();
  const { asOf, since, fiscalYearStart } = useStatus().status ?? {};
  if (!asOf || !since || !fiscalYearStart) return <Box sx={{ minHeight: 36 }} />;
  const running = fiscalYearOf(asOf, fiscalYearStart);
  const first = Math.max(fiscalYearOf(since, fiscalYearStart), running - YEARS + 1);
  const years = Array.from({ length: running - first + 1 }, (_, index) => first + index);
  const chosen = years.find((year) => {
    const { from, to } = fiscalYearPeriod(year, fiscalYearStart);
    return period?.from === from && period.to === (year === running ? asOf : to);
  });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={t('year')}
      value={chosen ?? null}
      sx={{ minHeight: 36, flexWrap: 'wrap' }}
      onChange={(_, year: number | null) => {
        if (year !== null) change({ period: year === running ? 'year' : fiscalYearPeriod(year, fiscalYearStart) });
      }}
    >
      {years.map((year) => (
        <ToggleButton key={year} value={year} sx={{ px: { xs: 1.25, sm: 2 }, py: 0.5 }}>
          {format.year(fiscalYearPeriod(year, fiscalYearStart).from)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
