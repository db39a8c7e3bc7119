import { levelsIn, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, useCardWords, useStateWords } from '@pendapa/panels';
import { fallsIn, isKnown, isSomething, negate, share, sum } from '@pendapa/query';
import { messages } from '../../messages/regional.ts';
import { messages as stepTexts } from '../../messages/steps.ts';
import * as ask from '../../questions/regional.ts';
import { FallSteps } from '../shared/fall-steps.tsx';
import { useMapRegions } from '../shared/map-regions.ts';
import { changesOf, firstUnknown } from '../shared/region-changes.ts';
import { regionFigures, topShare, withoutRegion } from '../shared/region-figures.ts';
import { HINT_REGIONS, TopTenHint } from './top-ten-hint.tsx';

/** Cards: the largest region, and the share of the ten largest with the one before. */
function TopCards() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const regions = { query: useMapRegions(), measure: money };
  return (
    <>
      <FactCard
        {...useCardWords(messages, 'kpi.top')}
        {...regions}
        fact={({ answer, formatted }) => {
          const { name, member, ...brought } = formatted.largest(levelsIn(answer).level, money);
          return member === null ? null : { value: member, text: t(name === member ? 'kpi.topText' : 'kpi.topText.ofKnown', brought) };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.concentration')}
        {...regions}
        hint={<TopTenHint />}
        fact={({ answer, total, figureText }) => {
          const regions = regionFigures(answer, money);
          const part = topShare(regions, HINT_REGIONS, total(money));
          const before = topShare(
            regions.map((region) => ({ ...region, now: region.before })),
            HINT_REGIONS,
            total(money, 'comparison'),
          );
          const text = isKnown(before) ? t('kpi.concentrationBefore', { before: figureText(before, 'ratio') }) : t('kpi.concentrationText');
          return { text, figure: { kind: 'ratio', value: part } };
        }}
      />
    </>
  );
}

/** Card: regions whose revenue fell, and by how much together. */
function FallingCard() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <FactCard
      {...useCardWords(messages, 'kpi.falling')}
      query={useMapRegions()}
      measure={money}
      fact={({ answer, rows, format, figureText }) => {
        if (!answer.comparison) return { value: '-', text: t('map.noComparison') };
        const { level } = levelsIn(answer);
        const open = firstUnknown(rows, level, money);
        if (open) return { figure: { kind: 'money', value: open } };
        const changes = changesOf(rows, level, money);
        const falls = fallsIn(changes);
        if (changes.length === 0) return null;
        const value = t('kpi.behindValue', { count: format.count(falls.length), all: format.count(changes.length) });
        if (falls.length === 0) return { value, text: t('kpi.fallingNone') };
        return { value, text: t('kpi.fallingText', { fall: figureText(negate(sum(falls.map(({ change }) => change))), 'money') }) };
      }}
    />
  );
}

/** Card: revenue that names no region; left out if all of it does. */
function UnplacedCard() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const regions = useMapRegions();
  const level = regions.answer ? t(`level.${levelsIn(regions.answer).level}`).toLowerCase() : t('kpi.place');
  const words = useCardWords(messages, 'kpi.unplaced', { level });
  const bare = regions.answer && withoutRegion(regionFigures(regions.answer, money));
  if (regions.answer && bare === null) return null;
  return (
    <FactCard
      {...words}
      query={regions}
      measure={money}
      needsRows={false}
      fact={({ total, format }) => {
        const part = format.percent(share(bare, total(money)));
        return { text: t('kpi.unplacedText', { share: part, level }), figure: { kind: 'money', value: bare } };
      }}
    />
  );
}

/** Cards: revenue of the chosen region, largest region, share of the ten largest, regions that fell, and revenue without a region. */
export function RegionKpis() {
  const money = useMoneyMeasure();
  return (
    <KpiStrip>
      <MeasureCard query={ask.revenue(money)} measure={money} />
      <TopCards />
      <FallingCard />
      <UnplacedCard />
    </KpiStrip>
  );
}

/** Next steps: look into the regions that fell most, and at revenue without a region. */
export function RegionSteps() {
  const t = useMessages(stepTexts);
  const level = useMessages(messages);
  const words = useStateWords();
  const money = useMoneyMeasure();
  const { answer } = useMapRegions();
  const bare = answer && withoutRegion(regionFigures(answer, money));
  const unplaced =
    answer && isSomething(bare)
      ? {
          figure: words.text(bare, 'money'),
          text: t('unplaced', { level: level(`level.${levelsIn(answer).level}`).toLowerCase() }),
          part: 'regions',
        }
      : null;
  return <FallSteps page="/detailed-regional" last={unplaced} />;
}
