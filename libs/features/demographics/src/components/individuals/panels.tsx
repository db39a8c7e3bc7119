import { ChartPanel, drawn, memberOf, RankedPanel, share, usePanelWords, type Reader, type Row } from '@pendapa/analysis';
import { DotPlot } from '@pendapa/charts';
import { NOT_APPLICABLE } from '@pendapa/contracts';
import { MEMBER_NAMES, outsideName } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';
import { counted } from './counted.ts';
import { PilesPanel } from './piles-panel.tsx';

/** Pixels: room for six age groups, and for those of unknown age, who are never left to a click. */
const AGES = 330;
/** Pixels: room for all four numbers, and for the exemptions with the unknown one. */
const HELD = 230;
/** Pixels: room for the cities of a province, and for those who live outside. */
const CITIES = 400;

/** Their part of the holders, and what they hold. */
function useShareAndObjects() {
  const t = useMessages(messages);
  return <M extends string, D extends string>(row: Row<M | 'taxpayers' | 'objects', D>, read: Reader<M | 'taxpayers' | 'objects', D>) =>
    t('held.detail', { share: read.format.percent(read.share('taxpayers', row)), objects: read.text('objects', row) });
}

/** Who owns something, from the youngest to the oldest; those of unknown age last. */
export function AgePanel() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'ages')}
      asked={ask.ages}
      by="ageGroup"
      measure="taxpayers"
      height="small"
      room={AGES}
      sentence={({ rows, told }) => {
        const unknown = rows.find(({ codes }) => codes.ageGroup === null);
        return t('ages.unknown', { share: told.share('taxpayers', unknown) });
      }}
      detail={useShareAndObjects()}
    />
  );
}

/** Women and men of each age; of whom neither is known they stand apart. */
export function SexPanel() {
  const t = useMessages(messages);
  return (
    <PilesPanel
      words={usePanelWords(messages, 'sexes')}
      asked={ask.sexes}
      by="ageGroup"
      part="sex"
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

/** Whose objects are in arrears. */
export function OwingAges() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'owing')}
      asked={ask.ages}
      by="ageGroup"
      measure="objectsInArrearsShare"
      height="small"
      room={AGES}
      sentence={({ told }) => t('owing.sentence', told.largest('ageGroup', 'objectsInArrearsShare'))}
      detail={(row, { text }) => text('arrears', row)}
    />
  );
}

/** How many objects individuals hold. */
export const HeldPanel = () => (
  <RankedPanel
    words={usePanelWords(messages, 'held')}
    asked={ask.held}
    by="objectsHeld"
    measure="taxpayers"
    height="low"
    room={HELD}
    detail={useShareAndObjects()}
  />
);

const EXEMPT: readonly (string | null)[] = ['full', 'partial'];
const EXEMPTIONS = ['full', 'partial', 'none', NOT_APPLICABLE] as const;

/** The same parted by exemption. */
export function ExemptHoldingsPanel() {
  const t = useMessages(messages);
  const text = useText();
  return (
    <PilesPanel
      words={usePanelWords(messages, 'both')}
      asked={ask.heldAndExempt}
      by="objectsHeld"
      part="exemptionBand"
      parts={[...EXEMPTIONS.map((code) => [code, text(MEMBER_NAMES.exemptionBand[code])] as const), [null, t('unknown')]]}
      measure="taxpayers"
      height="low"
    />
  );
}

/** How many of them are exempt of what is assessed on their objects. */
export function ExemptionsPanel() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'exempt')}
      asked={ask.exempt}
      by="exemptionBand"
      measure="taxpayers"
      height="low"
      room={HELD}
      order={[...EXEMPTIONS, null]}
      sentence={(read) => t('exempt.sentence', { share: read.told.percent(counted(read, 'exemptionBand', EXEMPT)?.part) })}
      detail={useShareAndObjects()}
    />
  );
}

/** What part of the payments goes through digital channels at each age, against all ages. */
export function DigitalAges() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'digital')}
      asked={ask.digital}
      measure="digitalTransactionShare"
      height="low"
      chart={({ read, description }) => {
        const middleTick = { value: drawn(read.total('digitalTransactionShare')), exact: read.totalText('digitalTransactionShare') };
        return (
          <DotPlot
            dots={read.rows.map((row) => ({
              ...read.bar('ageGroup', 'digitalTransactionShare', row),
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

/** Where individuals live, and how many outside the province: at most so many where one of the cities is hidden. */
export function CitiesPanel() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'cities')}
      asked={ask.cities}
      by="residence"
      measure="registered"
      height="low"
      room={CITIES}
      sentence={({ answer, rows, hidden, total, told: words }) => {
        const all = drawn(total('registered'));
        if (all === null) return null;
        const told = rows.filter((row) => !hidden('registered', row));
        const within = told.filter(
          ({ codes: { residence: city } }) => city === null || memberOf(answer, 'residence', city)?.id !== outsideName(city).id,
        );
        const outside = within.reduce((left, { current }) => left - (drawn(current.registered) ?? 0), all);
        const key = told.length === rows.length ? 'cities.outside' : 'cities.outsideAtMost';
        return t(key, { count: words.count(outside), share: words.percent(share(outside, all)) });
      }}
    />
  );
}
