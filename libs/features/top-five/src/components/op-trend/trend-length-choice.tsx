import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-op-trend.ts';
import { useTrendLength, type TrendLength } from './questions.ts';

const SHORTEST_FIRST: readonly TrendLength[] = ['12', '24', '36', '60'];

/** How far back the months of the trend go. */
export function TrendLengthChoice() {
  const t = useMessages(messages);
  const format = useFormat();
  const [length, choose] = useTrendLength();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={t('months.length')}
      value={length}
      sx={{ minHeight: 36, flexWrap: 'wrap' }}
      onChange={(_, next: TrendLength | null) => {
        if (next !== null) choose(next);
      }}
    >
      {SHORTEST_FIRST.map((months) => (
        <ToggleButton key={months} value={months} sx={{ px: { xs: 1.25, sm: 2 }, py: 0.5 }}>
          {t('months.count', { n: format.count(Number(months)) })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
