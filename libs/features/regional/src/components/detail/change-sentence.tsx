import { levelsIn, useMoneyMeasure, useRegionLadder } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PageSentence, type Reader } from '@pendapa/panels';
import { directionOf, fallsIn, growth, isFew, negate, sum, type RegionLevel } from '@pendapa/query';
import { messages } from '../../messages/detailed.ts';
import { useMapRegions, type MapRegionMeasure } from '../shared/map-regions.ts';
import { changesOf, firstUnknown } from '../shared/region-changes.ts';

/** Counts the regions whose revenue fell, and names the one that fell most, or compares with the whole if it has few payers. */
export function ChangeSentence() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const { path } = useRegionLadder();
  return (
    <PageSentence
      query={useMapRegions()}
      measure={money}
      sentence={(read: Reader<MapRegionMeasure, RegionLevel>) => {
        const { level } = levelsIn(read.answer);
        const changes = changesOf(read.rows, level, money);
        const falls = fallsIn(changes);
        const [worst] = falls;
        const ofWhole = growth(read.total(money), read.total(money, 'comparison'));
        const change = ofWhole === null ? null : t(`whole.${directionOf(ofWhole)}`, { percent: read.format.percent(Math.abs(ofWhole)) });
        const whole = { region: path.at(-1)?.name ?? t('province'), change };
        // Nothing is counted if a region's change is unknown.
        if (!worst || firstUnknown(read.rows, level, money)) {
          const texts = { region: whole.region, amount: read.totalText(money), comparison: read.periodLabels.comparison };
          if (ofWhole === null) return t('brought', texts);
          return directionOf(ofWhole) === 'same' ? t('unchanged', texts) : t('grew', { ...texts, change });
        }
        const { comparison } = read.periodLabels;
        const withCount = { count: falls.length, all: read.format.count(changes.length), comparison };
        if (!isFew(worst.row.current.payingObjects)) {
          return t('fell', {
            ...withCount,
            region: read.name(level, worst.row),
            fall: read.figureText(negate(worst.change), 'money'),
            share: read.format.percentChange(growth(worst.row.current[money], worst.row.comparison[money])),
          });
        }
        const withSum = { ...withCount, fall: read.figureText(negate(sum(falls.map(({ change }) => change))), 'money') };
        return whole.change === null ? t('fellTogether', withSum) : t('fellAgainst', { ...withSum, ...whole });
      }}
    />
  );
}
