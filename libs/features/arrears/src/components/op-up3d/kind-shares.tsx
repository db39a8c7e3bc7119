import { RankedBars, type Tone } from '@pendapa/charts';
import { useCrossFilter, useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import {
  ChartPanel,
  FactCard,
  KpiStrip,
  MeasureCard,
  NextSteps,
  PageSentence,
  PanelRow,
  useCardWords,
  usePanelWords,
  type PanelWords,
  type Reader,
} from '@pendapa/panels';
import { isFew, joinByKey, ratio, rowsOf, rowsShownFirst, share, toPlotValue, totalOf, useTogether } from '@pendapa/query';
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
  const rows = units.answer ? rowsOf(units.answer) : [];
  const whole = units.answer ? share(totalOf(units.answer, 'objects'), all.total) : null;
  const [first] = ranked(rows).enough;
  const isAbove = first !== undefined && whole !== null && first.part > whole;
  /** The unit with the highest share, if it is above that of all, and how many objects fewer would bring it there. */
  const worst = isAbove ? { ...first, excess: (first.part - whole) * (toPlotValue(first.registered) ?? 0) } : null;
  return { units, registered, all, whole, ranked, worst };
}

/** The kind of units with more objects in arrears than usual: the page begins with it. */
function useWorstKind(): Kind {
  const [up3d, samsat] = [useKind('up3d').worst?.excess ?? 0, useKind('samsat').worst?.excess ?? 0];
  return samsat > up3d ? 'samsat' : 'up3d';
}

/** The unit with the highest share against all units of its kind; without one, the share of all UP3D. */
export function HighestSentence() {
  const t = useMessages(messages);
  const kind = useWorstKind();
  const { units, all, whole, worst } = useKind(kind);
  return (
    <PageSentence
      query={units}
      measure="objects"
      sentence={({ name, formatted }) => {
        const average = formatted.percent(whole);
        if (worst) return t(`sentence.${kind}`, { name: name('unit', worst.row), share: formatted.percent(worst.part), average });
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

/** Most rows before "show all". */
const MAX_ROWS = 5;

interface KindSharesProps {
  readonly kind: Kind;
  readonly words: PanelWords;
  /** Name of the dashed tick. */
  readonly average: string;
  /** True for the kind that the page's sentence names. */
  readonly isFirst: boolean;
}

/** Units of a kind by the share of their objects in arrears, with a tick at that of all of them. A click filters by the unit. */
function KindShares({ kind, words, average, isFirst }: KindSharesProps) {
  const t = useMessages(messages);
  const shared = useMessages(sharedTexts);
  const select = useCrossFilter()('unit');
  const { units, registered, whole, ranked } = useKind(kind);
  return (
    <ChartPanel
      words={words}
      query={units}
      measure="objects"
      height="small"
      sentence={({ rows }) => {
        const { few } = ranked(rows);
        return few.length === 0 ? null : t('few', { count: few.length });
      }}
      chart={({ read, description }) => {
        const { percent } = read.format;
        const middleTick = { value: whole, exact: percent(whole, 2) };
        const { enough, few } = ranked(read.rows);
        const toneOf = (unit: (typeof enough)[number]): Tone => {
          if (isFew(unit.registered)) return 'rest';
          return isFirst && unit === enough[0] && unit.part > (whole ?? 1) ? 'bad' : 'actual';
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
            initialRows={rowsShownFirst([...enough, ...few], (unit) => unit.registered, MAX_ROWS)}
          />
        );
      }}
      table={(drawing) => <ShareRows {...drawing} by={['unit']} registered={registered} />}
    />
  );
}

type OneKindProps = Pick<KindSharesProps, 'isFirst'>;

function Up3dShares(props: OneKindProps) {
  const t = useMessages(messages);
  return <KindShares kind="up3d" words={usePanelWords(messages, 'up3d')} average={t('up3d.all')} {...props} />;
}

function SamsatShares(props: OneKindProps) {
  const t = useMessages(messages);
  return <KindShares kind="samsat" words={usePanelWords(messages, 'samsat')} average={t('samsat.all')} {...props} />;
}

/** UP3D and Samsat by the share of their objects in arrears, the kind of the page's sentence first. */
export function SharesByKind() {
  const first = useWorstKind();
  const panels = [<Up3dShares key="up3d" isFirst={first === 'up3d'} />, <SamsatShares key="samsat" isFirst={first === 'samsat'} />];
  return <PanelRow hasEqualWidths>{first === 'up3d' ? panels : panels.toReversed()}</PanelRow>;
}

/** What to do: open the lists of the units whose share is above that of all, of the kind that the page's sentence names. */
export function HighestSteps() {
  const t = useMessages(messages);
  const { units, all, whole, ranked } = useKind(useWorstKind());
  return (
    <NextSteps
      query={units}
      measure="objects"
      steps={({ rows, name, text, format, formatted }) => {
        if (whole === null) return null;
        return ranked(rows)
          .enough.filter(({ part }) => part > whole)
          .flatMap(({ row, part }) => {
            const words = t('steps.unit', {
              name: name('unit', row),
              share: format.percent(part),
              all: formatted.count(all.value(row)),
              average: format.percent(whole),
            });
            if (words === null) return [];
            return { figure: text('objects', row), text: words, choices: { unit: [row.codes.unit ?? ''] }, part: 'list', isCaseList: true };
          });
      }}
    />
  );
}
