import { DotPlot } from '@pendapa/charts';
import { NOT_APPLICABLE } from '@pendapa/contracts';
import { MEMBER_NAMES, outsideName } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { ChartPanel, RankedPanel, usePanelWords, type Reader } from '@pendapa/panels';
import { toKnownPlotValue, toPlotValue, memberOf, share, type Row } from '@pendapa/query';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';
import { countHolders } from './count-holders.ts';
import { StackedGroupsPanel } from './stacked-groups-panel.tsx';

/** Pixels for six age groups and the unknown one, which is always visible. */
const AGES = 330;
/** Pixels for all four bands, and for exemptions with the unknown one. */
const OBJECTS_HEIGHT = 230;
/** Pixels for the cities of a province and residents of other provinces. */
const CITIES = 400;

/** Columns: share of holders, and their objects. */
function useShareAndObjects() {
  const t = useMessages(messages);
  return <M extends string, D extends string>(row: Row<M | 'taxpayers' | 'objects', D>, read: Reader<M | 'taxpayers' | 'objects', D>) =>
    t('held.detail', { share: read.formatted.share('taxpayers', row), objects: read.formatted.value('objects', row) });
}

/** Holders by age group, youngest first, unknown age last. */
export function AgePanel() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'ages')}
      query={ask.ages}
      by="ageGroup"
      measure="taxpayers"
      height="small"
      initialHeight={AGES}
      sentence={({ rows, formatted }) => {
        const unknown = rows.find(({ codes }) => codes.ageGroup === null);
        return t('ages.unknown', { share: formatted.share('taxpayers', unknown) });
      }}
      detail={useShareAndObjects()}
    />
  );
}

/** Registered people by age and sex; unknown sex is a part of its own. */
export function SexPanel() {
  const t = useMessages(messages);
  return (
    <StackedGroupsPanel
      words={usePanelWords(messages, 'sexes')}
      query={ask.sexes}
      by="ageGroup"
      stackBy="sex"
      parts={[
        ['F', t('sexes.F')],
        ['M', t('sexes.M')],
        [null, t('unknown')],
      ]}
      measure="registered"
      height="small"
    />
  );
}

/** Holders by number of objects. */
export const ObjectsPerPersonPanel = () => (
  <RankedPanel
    words={usePanelWords(messages, 'held')}
    query={ask.holdings}
    by="objectsHeld"
    measure="taxpayers"
    height="low"
    initialHeight={OBJECTS_HEIGHT}
    detail={useShareAndObjects()}
  />
);

const EXEMPT: readonly (string | null)[] = ['full', 'partial'];
const EXEMPTIONS = ['full', 'partial', 'none', NOT_APPLICABLE] as const;

/** Holders by number of objects, divided by exemption. */
export function ExemptHoldingsPanel() {
  const t = useMessages(messages);
  const text = useText();
  return (
    <StackedGroupsPanel
      words={usePanelWords(messages, 'both')}
      query={ask.holdingsByExemption}
      by="objectsHeld"
      stackBy="exemptionBand"
      parts={[...EXEMPTIONS.map((code) => [code, text(MEMBER_NAMES.exemptionBand[code])] as const), [null, t('unknown')]]}
      measure="taxpayers"
      height="low"
    />
  );
}

/** Holders by share of their assessment that is exempt. */
export function ExemptionsPanel() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'exempt')}
      query={ask.exempt}
      by="exemptionBand"
      measure="taxpayers"
      height="low"
      initialHeight={OBJECTS_HEIGHT}
      rows={({ rows }) => [...EXEMPTIONS, null].flatMap((band) => rows.filter(({ codes }) => codes.exemptionBand === band))}
      sentence={(read) => t('exempt.sentence', { share: read.formatted.percent(countHolders(read, 'exemptionBand', EXEMPT)?.part) })}
      detail={useShareAndObjects()}
    />
  );
}

/** Digital share of payments by age group, compared with all ages. */
export function DigitalAges() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'digital')}
      query={ask.digital}
      measure="digitalTransactionShare"
      height="low"
      chart={({ read, description }) => {
        const middleTick = {
          value: toKnownPlotValue(read.total('digitalTransactionShare')),
          exact: read.totalText('digitalTransactionShare'),
        };
        return (
          <DotPlot
            dots={read.rows.map((row) => ({
              ...read.bar('ageGroup', 'digitalTransactionShare', row),
              value: toKnownPlotValue(row.current.digitalTransactionShare),
              middleTick,
              detail: t('digital.detail', { count: read.text('transactions', row) }),
            }))}
            description={description}
            axis={{ title: read.label('digitalTransactionShare'), tick: read.format.percentAxis }}
            names={{ dot: read.label('digitalTransactionShare'), middleTick: t('digital.all') }}
            isSequence
          />
        );
      }}
    />
  );
}

/** Holders by city and outside the province; "at most" if a city is hidden. */
export function CitiesPanel() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'cities')}
      query={ask.cities}
      by="residence"
      measure="registered"
      height="low"
      initialHeight={CITIES}
      sentence={({ answer, rows, hidden, total, formatted: words }) => {
        const all = toPlotValue(total('registered'));
        if (all === null) return null;
        const knownRows = rows.filter((row) => !hidden('registered', row));
        const inProvince = knownRows.filter(
          ({ codes: { residence: city } }) => city === null || memberOf(answer, 'residence', city)?.id !== outsideName(city).id,
        );
        const outside = inProvince.reduce((left, { current }) => left - (toPlotValue(current.registered) ?? 0), all);
        const key = knownRows.length === rows.length ? 'cities.outside' : 'cities.outsideAtMost';
        return t(key, { count: words.count(outside), share: words.percent(share(outside, all)) });
      }}
    />
  );
}
