import {
  ChartPanel,
  DetailsPanel,
  PageSentence,
  Ranking,
  rowsOf,
  share,
  StepsPanel,
  useMeasureName,
  usePanelWords,
  useRegionLadder,
  useRemarks,
  wholeSum,
  type Reader,
  type Row,
} from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { ObjectRows } from './object-rows.tsx';
import {
  useDuties,
  useObjectPlaces,
  useObjects,
  useTypeUnitsWithRevenue,
  type FlowMeasure,
  type PerObject,
  type StateMeasure,
} from './questions.ts';
import { standingOf } from './standing.ts';

const standing = ({ total }: Pick<Reader<StateMeasure>, 'total'>) =>
  standingOf({ registered: total('registered'), suspended: total('suspended'), payingObjects: total('payingObjects') });

/** How many active objects have not paid. */
export function ObjectSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useObjects()}
      measure="payingObjects"
      sentence={(read) => {
        const known = standing(read);
        return (
          known &&
          t('funnel.sentence', {
            count: known.unpaid,
            share: read.format.percent(share(known.unpaid, known.active)),
          })
        );
      }}
    />
  );
}

/** How many of the registered objects are active, and how many of those paid: each object counted once. */
export function ObjectFunnel() {
  const t = useMessages(messages);
  return (
    <StepsPanel
      words={usePanelWords(messages, 'funnel')}
      asked={useObjects()}
      measure="payingObjects"
      height={80}
      steps={(read) => {
        const known = standing(read);
        const whole = { label: t('funnel.registered'), value: read.total('registered') };
        return (['registered', 'active', 'paying'] as const).map((key) => ({
          key,
          label: t(`funnel.${key}`),
          value: known ? known[key] : null,
          whole,
        }));
      }}
    />
  );
}

/** What is said of returns and not of obligations, whose remarks the panel shows. */
function useRemarksOfReturns(answer: ReturnType<typeof useDuties>['answer']): readonly string[] {
  const remarks = useRemarks();
  if (!answer) return [];
  const shown = remarks(answer, 'obligations');
  return remarks(answer, 'expected').filter((remark) => !shown.includes(remark));
}

/** What had to be paid and filed, what was, and what was in time: obligations, of which an object may have many. */
export function DutyFunnel() {
  const t = useMessages(messages);
  const asked = useDuties();
  const words = usePanelWords(messages, 'duties');
  const ofReturns = useRemarksOfReturns(asked.answer);
  return (
    <StepsPanel
      words={{ ...words, subtitle: (said) => [words.subtitle(said), ...ofReturns].join('. ') }}
      asked={asked}
      measure="obligations"
      height={260}
      sentence={({ total, format }) => {
        const part = share(total('paidOnTime'), total('obligations'));
        return part === null ? null : t('duties.sentence', { share: format.percent(part) });
      }}
      steps={({ total }) => {
        const due = { label: t('duties.obligations'), value: total('obligations') };
        const expected = { label: t('duties.expected'), value: total('expected') };
        return [
          { key: 'obligations', ...due, whole: due },
          { key: 'paid', label: t('duties.paid'), value: wholeSum([total('paidOnTime'), total('paidLate')]), whole: due },
          { key: 'paidOnTime', label: t('duties.paidOnTime'), value: total('paidOnTime'), whole: due },
          { key: 'expected', ...expected, whole: expected },
          { key: 'filed', label: t('duties.filed'), value: total('filed'), whole: expected },
          { key: 'filedOnTime', label: t('duties.filedOnTime'), value: total('filedOnTime'), whole: expected },
        ];
      }}
    />
  );
}

function PlacesPanel() {
  const t = useMessages(messages);
  const { level, down } = useRegionLadder();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'places')}
      asked={useObjectPlaces(level)}
      measure="registered"
      height="small"
      sentence={(read) => {
        const first = read.rows.find(({ codes }) => codes[level] !== null);
        const part = first ? read.share('registered', first) : null;
        return first && part !== null ? t('places.sentence', { name: read.name(level, first), share: read.format.percent(part) }) : null;
      }}
      chart={(drawing) => (
        <Ranking
          {...drawing}
          by={level}
          measure="registered"
          detail={(row) => `${drawing.read.label('payingRatio')} ${drawing.read.text('payingRatio', row)}`}
          onSelect={down ?? undefined}
        />
      )}
      table={(drawing) => <ObjectRows {...drawing} by={level} />}
    />
  );
}

/** Where the objects are; a click goes into a region. Another level is another panel: rows of the level before lack its codes. */
export function ObjectPlaces() {
  const { level } = useRegionLadder();
  return <PlacesPanel key={level} />;
}

const STATES = ['registered', 'suspended', 'opened', 'closed', 'net'] as const;
type Measure = StateMeasure | FlowMeasure | 'updateAge';
type DetailRow = Row<Measure, 'taxType' | 'unit'>;

const wholeDays = (days: Value): Value => (days === null ? null : Math.round(Number(days)));

/** What an object of the row brought; null where nothing came in or objects are not known. */
function perObjectOf(answer: PerObject): (row: DetailRow) => Value {
  const known = new Map(
    answer ? rowsOf(answer).map(({ codes, current }) => [`${codes.taxType} ${codes.unit}`, current.amountPerObject]) : [],
  );
  return ({ codes }) => known.get(`${codes.taxType} ${codes.unit}`) ?? null;
}

/** The proof: every tax type in every unit. */
export function ObjectDetails() {
  const t = useMessages(messages);
  const { units, perObject } = useTypeUnitsWithRevenue();
  const name = useMeasureName();
  const brought = perObjectOf(perObject);
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={units}
      measure="registered"
      note={({ total }) => t(total('updateAge') === null ? 'age.unknown' : 'age.note')}
      columns={({ read, by, of, make }) => [
        by('taxType'),
        by('unit'),
        ...STATES.map((measure) => of(measure)),
        of('payingObjects'),
        make.count({ key: 'unpaid', header: t('unpaid'), value: ({ current }) => standingOf(current)?.unpaid ?? null }),
        of('payingRatio'),
        make.money({ key: 'perObject', header: name('revenue', 'amountPerObject'), value: brought }),
        make.count({
          key: 'age',
          header: read.label('updateAge'),
          value: ({ current }) => wholeDays(current.updateAge),
          total: wholeDays(read.total('updateAge')),
        }),
      ]}
    />
  );
}
