import { BulletList } from '@pendapa/charts';
import { fiscalYearOf, fiscalYearPeriod } from '@pendapa/contracts';
import { useFilters, useCrossFilter } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import {
  AnswerRows,
  WithAndWithoutTotals,
  ChangesWaterfall,
  ChartPanel,
  DetailsPanel,
  knownColumns,
  PlanMonthsPanel,
  PlanStatus,
  usePanelWords,
  type ChartProps,
} from '@pendapa/panels';
import {
  difference,
  negate,
  toPlotValue,
  isKnown,
  isNothing,
  known,
  largestChanges,
  lastDayOf,
  share,
  sum,
  type Figure,
  type Row,
} from '@pendapa/query';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/targets.ts';
import * as ask from '../../questions/targets.ts';
import { effectiveness } from './effectiveness.ts';

type ByTax = (typeof ask.taxes.measures)[number];

/** Table of taxes with both targets and their state; for a complete year the rating of effectiveness. */
function TaxTable(drawing: ChartProps<ByTax, 'taxType'>) {
  const t = useMessages(messages);
  const firstMonth = useFilters().date?.firstMonth ?? 1;
  const last = lastDayOf(drawing.read.answer);
  const over = fiscalYearPeriod(fiscalYearOf(last, firstMonth), firstMonth).to === last;
  return (
    <AnswerRows
      {...drawing}
      columns={({ read, dimensionColumn, measureColumn, statusColumn, make }) => [
        dimensionColumn('taxType'),
        ...knownColumns(read.rows, [
          measureColumn('targetApbd'),
          measureColumn('targetApbdp'),
          measureColumn('realisedToDate'),
          measureColumn('achievement'),
          measureColumn('planToDate'),
          measureColumn('planVariance'),
          measureColumn('remaining'),
        ]),
        over
          ? make.name({ key: 'band', header: t('band'), text: ({ current }) => t(effectiveness(current.achievement)) })
          : statusColumn('planAchievement'),
      ]}
    />
  );
}

/** Details table of taxes, with totals with and without land tax. */
export const TaxDetails = () => (
  <DetailsPanel
    words={usePanelWords(messages, 'table')}
    query={ask.taxes}
    measure="realisedToDate"
    table={(drawing) => <TaxTable {...drawing} />}
    footer={<WithAndWithoutTotals query={ask.totals} />}
  />
);

/** Ratio to the plan; a tax without a plan comes last. */
const planRatio = ({ current }: Row<ByTax, 'taxType'>): number => toPlotValue(current.planAchievement) ?? Infinity;

/** Taxes shown first, and the pixels of as many rows of one line with their key. */
const INITIAL_TAXES = 8;
const BULLETS_HEIGHT = 280;

/** Bullets of taxes towards the target in force, the furthest behind plan first. */
export function TaxBullets() {
  const t = useMessages(messages);
  const select = useCrossFilter()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'bullets')}
      query={ask.taxes}
      measure="achievement"
      height={BULLETS_HEIGHT}
      sentence={({ rows, name, format }) => {
        const known = rows.filter(({ current }) => isKnown(current.planAchievement)).toSorted((a, b) => planRatio(a) - planRatio(b));
        const behind = known.filter((row) => planRatio(row) < 1).length;
        const [worst] = known;
        if (!worst) return null;
        const all = format.count(known.length);
        if (behind === 0) return t('bullets.none', { all });
        return t('bullets.sentence', { count: behind, all, name: name('taxType', worst), share: format.percent(planRatio(worst)) });
      }}
      chart={({ read, description }) => (
        <BulletList
          bullets={read.rows
            .toSorted((a, b) => (planRatio(a) < planRatio(b) ? -1 : Number(planRatio(a) > planRatio(b))))
            .map((row) => ({
              ...read.bar('taxType', 'achievement', row),
              targetTick: isKnown(row.current.target) ? 1 : null,
              planTick: share(row.current.planToDate, row.current.target),
              exact: t('bullets.exact', {
                realised: read.exact('realisedToDate', row),
                apbd: read.exact('targetApbd', row),
                target: read.exact('target', row),
                plan: read.exact('planToDate', row),
              }),
              detail: <PlanStatus ratio={toPlotValue(row.current.planAchievement)} />,
            }))}
          description={description}
          names={{
            bar: t('course.actual'),
            targetTick: t('bullets.target'),
            planTick: t('bullets.plan'),
          }}
          onSelect={select}
          initialRows={INITIAL_TAXES}
        />
      )}
      table={(drawing) => <TaxTable {...drawing} />}
    />
  );
}

const SHOWN = 11;

/** A tax that a budget does not name counts as 0 in it. */
const inBudget = (target: Figure): Figure => sum([known('0'), target]);
const revisionOf = ({ current }: Row<ByTax, 'taxType'>): Figure => difference(inBudget(current.targetApbdp), inBudget(current.targetApbd));

/** Waterfall from the original to the revised budget. */
export function RevisionWaterfall() {
  const t = useMessages(messages);
  const select = useCrossFilter()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'revision')}
      query={ask.taxes}
      measure="targetApbd"
      height="large"
      sentence={({ total, formatted }) => {
        const change = difference(total('targetApbdp'), total('targetApbd'));
        if (isNothing(change)) return t('revision.same');
        return (toPlotValue(change) ?? 0) < 0
          ? t('revision.fell', { change: formatted.money(negate(change)) })
          : t('revision.rose', { change: formatted.money(change) });
      }}
      chart={({ read: { rows, total, name }, description }) => {
        const [apbd, apbdp] = [total('targetApbd'), total('targetApbdp')];
        const whole = difference(apbdp, apbd);
        if (!isKnown(whole)) return <EmptyPanel cause={t('revision.none')} />;
        const { shown, rest } = largestChanges(rows, revisionOf, whole, SHOWN);
        return (
          <ChangesWaterfall
            from={{ label: t('targetApbd'), value: apbd }}
            to={{ label: t('revision.apbdp'), value: apbdp }}
            changes={shown.map(({ row, change }) => ({ key: row.codes.taxType ?? '', label: name('taxType', row), value: change }))}
            rest={{ label: t('revision.others'), value: rest }}
            description={description}
            onSelect={select}
          />
        );
      }}
      table={(drawing) => <TaxTable {...drawing} />}
    />
  );
}

/** Heat table of achievement by tax and month. */
export const TaxMonthHeat = () => (
  <PlanMonthsPanel
    words={usePanelWords(messages, 'heat')}
    query={ask.taxMonths}
    by="taxType"
    height="large"
    onSelect={useCrossFilter()('tax')}
  />
);
