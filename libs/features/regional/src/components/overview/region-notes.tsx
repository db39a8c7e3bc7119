import Box from '@mui/material/Box';
import { levelsIn, useFilteredAnswer, useMapLevels, useMoneyMeasure } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { UnappliedFiltersLine, useMemberName, useStateWords } from '@pendapa/panels';
import { rowsOf, share, totalOf } from '@pendapa/query';
import { Aging } from '@pendapa/ui-layout';
import { messages } from '../../messages/regional.ts';
import * as ask from '../../questions/regional.ts';
import { useMapRegions } from '../shared/map-regions.ts';
import { regionFigures, withoutRegion } from '../shared/region-figures.ts';
import { taxesWithoutRegion, type RegionTaxAnswer } from '../shared/taxes-without-region.ts';

/** Number of taxes that the note names. */
const MAX_NAMED_TAXES = 3;

/** Text about revenue without a region: amount, taxes, and the missing extract. */
function useBare({ answer }: ReturnType<typeof useMapRegions>, taxAnswer: RegionTaxAnswer | null): string | null {
  const t = useMessages(messages);
  const words = useStateWords();
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  if (!answer) return null;
  const { level } = levelsIn(answer);
  const called = t(`level.${level}`).toLowerCase();
  const bare = withoutRegion(regionFigures(answer, money));
  if (bare === null) return null;
  if (rowsOf(answer).every(({ codes }) => codes[level] === null)) return t('note.nothing', { level: called });
  const taxes = taxAnswer ? taxesWithoutRegion(taxAnswer, money).map((code) => name(taxAnswer, 'taxType', code)) : [];
  const names = taxes.slice(0, MAX_NAMED_TAXES).join(', ');
  const part = format.percent(share(bare, totalOf(answer, money)));
  return [
    t('note.amount', { amount: words.text(bare, 'money'), share: part, level: called }),
    ...(names ? [t('note.taxes', { taxes: taxes.length > MAX_NAMED_TAXES ? t('note.andOthers', { names }) : names })] : []),
    t('note.why'),
  ].join(' ');
}

/** Notes below the map: regions that it cannot show, and the content of its sums. */
export function RegionNotes() {
  const t = useMessages(messages);
  const taxes = useFilteredAnswer(ask.regionTaxes(useMoneyMeasure(), useMapLevels()));
  const regions = useMapRegions();
  const bare = useBare(regions, taxes.answer);
  return (
    // The constant note comes first; the height below is reserved for the others.
    <Box sx={{ typography: 'caption', color: 'text.secondary', minHeight: { xs: 144, md: 54 } }}>
      {t('note.units')}
      <Aging old={[taxes, regions].some(({ state }) => state === 'updating')} markAt="bottom">
        {bare}
        <UnappliedFiltersLine results={[taxes, regions]} />
      </Aging>
    </Box>
  );
}
