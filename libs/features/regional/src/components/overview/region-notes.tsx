import Box from '@mui/material/Box';
import { LeftAsideLine, levelsIn, rowsOf, share, totalOf, useMemberName, useMoneyMeasure } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { Aging } from '@pendapa/ui-layout';
import { messages } from '../../messages/regional.ts';
import { useMapRegions, useRegionTaxes } from '../shared/questions.ts';
import { withoutRegion } from '../shared/region-figures.ts';
import { taxesWithoutRegion } from '../shared/taxes-without-region.ts';

/** So many taxes are named. */
const NAMED = 3;

/** The taxes that bring what has no region, in words; null until they are known. */
function useBareTaxes(): string | null {
  const t = useMessages(messages);
  const name = useMemberName();
  const money = useMoneyMeasure();
  const { answer } = useRegionTaxes();
  if (!answer) return null;
  const taxes = taxesWithoutRegion(answer, money);
  const names = taxes.slice(0, NAMED).map((code) => name(answer, 'taxType', code));
  return taxes.length > NAMED ? t('note.andOthers', { names: names.join(', ') }) : names.join(', ');
}

/** What has no region, how much it is, which taxes bring it, and the extract that would tell. */
function useBare(): string | null {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  const taxes = useBareTaxes();
  const { answer } = useMapRegions();
  if (!answer) return null;
  const { level } = levelsIn(answer);
  const rows = rowsOf(answer);
  const bare = withoutRegion(rows.map(({ codes, current }) => ({ code: codes[level], now: current[money], before: null })));
  if (bare === null) return null;
  if (rows.every(({ codes }) => codes[level] === null)) return t('note.nothing', { level: t(`level.${level}`).toLowerCase() });
  const amount = t('note.amount', {
    amount: format.money(bare),
    share: format.percent(share(bare, totalOf(answer, money))),
    level: t(`level.${level}`).toLowerCase(),
  });
  return [amount, ...(taxes ? [t('note.taxes', { taxes })] : []), t('note.why')].join(' ');
}

/** What the map cannot show and why, and what its sums hold. */
export function RegionNotes() {
  const t = useMessages(messages);
  const bare = useBare();
  const asked = [useRegionTaxes(), useMapRegions()];
  return (
    // What is always told comes first and stands still; below it the room that the rest will need.
    <Box sx={{ typography: 'caption', color: 'text.secondary', minHeight: { xs: 144, md: 54 } }}>
      {t('note.units')}
      <Aging old={asked.some(({ state }) => state === 'updating')} markAt="bottom">
        {bare}
        <LeftAsideLine asked={asked} />
      </Aging>
    </Box>
  );
}
