import Alert from '@mui/material/Alert';
import { rowsOf, share, totalOf, useMoneyMeasure } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { levelsIn } from '../shared/levels-in.ts';
import { useMapRegions } from '../shared/questions.ts';
import { withoutRegion } from '../shared/region-figures.ts';

/** What the map cannot show and why, and what its sums hold. */
export function RegionNotes() {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  const { answer } = useMapRegions();
  const level = answer && levelsIn(answer).level;
  const bare =
    answer && level
      ? withoutRegion(rowsOf(answer).map(({ codes, current }) => ({ code: codes[level], now: current[money], before: null })))
      : null;
  const words = bare !== null && answer && { amount: format.money(bare), share: format.percent(share(bare, totalOf(answer, money))) };
  return (
    <Alert severity="info" variant="outlined" sx={{ alignItems: 'center', py: 0, minHeight: { xs: 150, sm: 82, md: 64 } }}>
      {words && `${level === 'ward' ? t('note.ward', words) : t('note.district', words)} `}
      {t('note.units')}
    </Alert>
  );
}
