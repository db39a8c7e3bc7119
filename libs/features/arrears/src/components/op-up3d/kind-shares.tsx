import { RankedBars, type Tone } from '@pendapa/charts';
import { useCrossFilter, useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import {
  ChartPanel,
  FactCard,
  KpiStrip,
  MeasureCard,
  PageSentence,
  useCardWords,
  usePanelWords,
  type PanelWords,
  type Reader,
} from '@pendapa/panels';
import { isFew, joinByKey, ratio, share, useTogether } from '@pendapa/query';
import { messages } from '../../messages/op-up3d.ts';
import { messages as sharedTexts } from '../../messages/shared.ts';
import * as ask from '../../questions/arrears-op-up3d.ts';
import { ShareCard } from '../shared/share-card.tsx';
import { ShareRows } from '../shared/share-rows.tsx';

/** Units of one kind collect the same taxes, so their shares can be compared. */
type Kind = 'up3d' | 'samsat';

/** Objects in arrears and registered objects of the units of one kind; both answers change at the same time. */
function useKind(kind: Kind) {
  const { units, registered } = useTogether({
    units: useFilteredAnswer(ask.unitsOfKind(kind)),
    registered: useFilteredAnswer(ask.registeredOfKind(kind)),
  });
  const all = joinByKey(registered.answer, 'unit', 'registered');
  /** Units with enough registered objects and those with too few, each with the highest share first. */
  const ranked = (rows: Reader<'objects', 'unit'>['rows']) => {
    const known = rows.flatMap((row) => {
      const part = share(row.current.objects, all.value(row));
      return row.codes.unit === null || part === null ? [] : [{ row, part, registered: all.value(row) }];
    });
    const sorted = known.sort((a, b) => b.part - a.part);
    return { enough: sorted.filter((unit) => !isFew(unit.registered)), few: sorted.filter((unit) => isFew(unit.registered)) };
  };
  return { units, registered, all, ranked };
}

/** The UP3D with the highest share of objects in arrears against all UP3D; without one, the share of all objects. */
export function HighestSentence() {
  const t = useMessages(messages);
  const { units, all, ranked } = useKind('up3d');
  return (
    <PageSentence
      query={units}
      measure="objects"
      sentence={({ rows, name, total, formatted }) => {
        const whole = share(total('objects'), all.total);
        const [first] = ranked(rows).enough;
        const average = formatted.percent(whole);
        if (first && whole !== null && first.part > whole)
          return t('sentence.highest', { name: name('unit', first.row), share: formatted.percent(first.part), average });
        return t('sentence.all', { share: average, count: formatted.total('objects'), all: formatted.count(all.total) });
      }}
    />
  );
}

function KindCard({ kind }: { readonly kind: Kind }) {
  const t = useMessages(messages);
  const { units, all } = useKind(kind);
  const cards = { up3d: useCardWords(messages, 'ofUp3d'), samsat: useCardWords(messages, 'ofSamsat') };
  return (
    <FactCard
      {...cards[kind]}
      query={units}
      measure="objects"
      fact={({ total, formatted }) => ({
        text: t('of', { count: formatted.total('objects'), all: formatted.count(all.total) }),
        figure: { kind: 'ratio', value: ratio(total('objects'), all.total) },
      })}
    />
  );
}

/** Cards: objects in arrears, their share of registered objects, and that share at UP3D and at Samsat. */
export function PlaceKpis() {
  const t = useMessages(messages);
  const { whole, registered } = useTogether({ whole: useFilteredAnswer(ask.totals), registered: useFilteredAnswer(ask.registeredObjects) });
  return (
    <KpiStrip>
      <MeasureCard query={whole} measure="objects" />
      <ShareCard
        result={whole}
        registered={registered}
        text={({ formatted }, all) => t('of', { count: formatted.total('objects'), all: formatted.count(all) })}
      />
      <KindCard kind="up3d" />
      <KindCard kind="samsat" />
    </KpiStrip>
  );
}

/** Pixels of five units in one line each. */
const SAMSAT_HEIGHT = 170;

interface KindSharesProps {
  readonly kind: Kind;
  readonly words: PanelWords;
  /** Name of the dashed tick. */
  readonly average: string;
  readonly initialRows: number;
}

/** Units of a kind by the share of their objects in arrears, with a tick at that of all of them. A click filters by the unit. */
function KindShares({ kind, words, average, initialRows }: KindSharesProps) {
  const t = useMessages(messages);
  const shared = useMessages(sharedTexts);
  const select = useCrossFilter()('unit');
  const { units, registered, all, ranked } = useKind(kind);
  return (
    <ChartPanel
      words={words}
      query={units}
      measure="objects"
      height={kind === 'up3d' ? 'small' : SAMSAT_HEIGHT}
      sentence={
        kind === 'samsat'
          ? undefined
          : ({ rows }) => {
              const { few } = ranked(rows);
              return few.length === 0 ? null : t('few', { count: few.length });
            }
      }
      chart={({ read, description }) => {
        const { percent } = read.format;
        const whole = share(read.total('objects'), all.total);
        const middleTick = { value: whole, exact: percent(whole, 2) };
        const { enough, few } = ranked(read.rows);
        const toneOf = (unit: (typeof enough)[number]): Tone => {
          if (isFew(unit.registered)) return 'rest';
          return kind === 'up3d' && unit === enough[0] && unit.part > (whole ?? 1) ? 'bad' : 'actual';
        };
        const bar = (unit: (typeof enough)[number]) => ({
          ...read.bar('unit', 'objects', unit.row),
          value: unit.part,
          text: percent(unit.part),
          exact: percent(unit.part, 2),
          tone: toneOf(unit),
          detail: t('of', { count: read.text('objects', unit.row), all: read.figureText(unit.registered, 'count') }),
          middleTick,
        });
        return (
          <RankedBars
            bars={[...enough, ...few].map(bar)}
            names={{ bar: shared('share'), middleTick: average }}
            description={description}
            onSelect={select}
            initialRows={initialRows}
          />
        );
      }}
      table={(drawing) => <ShareRows {...drawing} by={['unit']} registered={registered} />}
    />
  );
}

const FIRST_ROWS = 9;

/** UP3D with the highest share of objects in arrears. */
export function Up3dShares() {
  const t = useMessages(messages);
  return <KindShares kind="up3d" words={usePanelWords(messages, 'up3d')} average={t('up3d.all')} initialRows={FIRST_ROWS} />;
}

/** Samsat by the share of their vehicles in arrears. */
export function SamsatShares() {
  const t = useMessages(messages);
  return <KindShares kind="samsat" words={usePanelWords(messages, 'samsat')} average={t('samsat.all')} initialRows={FIRST_ROWS} />;
}
