import {
  ChangesWaterfall,
  ChartPanel,
  difference,
  drawn,
  largestChanges,
  PlanMonthsPanel,
  PlanStatus,
  share,
  useNarrow,
  usePanelWords,
  type Drawing,
  type Row,
} from '@pendapa/analysis';
import { BulletList } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/targets.ts';
import { useTaxes, useTaxMonths, type ToDate } from './questions.ts';
import { TaxTable } from './tax-table.tsx';

/** How far each tax is on its way to the target in force, with the first budget beside it. */
export function TaxBullets() {
  const t = useMessages(messages);
  const select = useNarrow()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'bullets')}
      asked={useTaxes()}
      measure="achievement"
      height="large"
      sentence={({ rows, format }) => {
        const known = rows.flatMap(({ current }) => drawn(current.achievement) ?? []);
        if (known.length === 0) return null;
        return t('bullets.sentence', { count: known.filter((ratio) => ratio >= 1).length, all: format.count(known.length) });
      }}
      chart={({ read, description }) => (
        <BulletList
          bullets={read.rows.map((row) => ({
            ...read.bar('taxType', 'achievement', row),
            thin: share(row.current.targetApbd, row.current.target),
            solid: row.current.target === null ? null : 1,
            exact: t('bullets.exact', {
              realised: read.exact('realisedToDate', row),
              apbd: read.exact('targetApbd', row),
              target: read.exact('target', row),
            }),
            detail: <PlanStatus ratio={drawn(row.current.planAchievement)} />,
          }))}
          description={description}
          names={{ bar: t('course.actual'), thin: t('bullets.apbd'), solid: t('bullets.target') }}
          onSelect={select}
        />
      )}
      table={(drawing) => <TaxTable {...drawing} />}
    />
  );
}

const SHOWN = 11;

/** A tax that one of the budgets does not name has nothing in it. */
const revisionOf = ({ current }: Row<ToDate, 'taxType'>): Value => difference(current.targetApbdp ?? '0', current.targetApbd ?? '0');

function Steps({ read: { rows, total, name }, description }: Drawing<ToDate, 'taxType'>) {
  const t = useMessages(messages);
  const select = useNarrow()('tax');
  const [apbd, apbdp] = [total('targetApbd'), total('targetApbdp')];
  const whole = difference(apbdp, apbd);
  if (whole === null) return <EmptyPanel cause={t('revision.none')} />;
  const { shown, rest } = largestChanges(rows, revisionOf, whole, SHOWN);
  return (
    <ChangesWaterfall
      from={{ label: t('revision.apbd'), value: apbd }}
      to={{ label: t('revision.apbdp'), value: apbdp }}
      changes={shown.map(({ row, change }) => ({ key: row.codes.taxType ?? '', label: name('taxType', row), value: change }))}
      rest={{ label: t('revision.others'), value: rest }}
      description={description}
      onSelect={select}
    />
  );
}

/** How the original budget became the revised one. */
export function RevisionWaterfall() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'revision')}
      asked={useTaxes()}
      measure="targetApbd"
      height="large"
      sentence={({ total, format }) => {
        const change = difference(total('targetApbdp'), total('targetApbd'));
        return change === null ? null : t('revision.sentence', { change: format.moneyChange(String(change)) });
      }}
      chart={(drawing) => <Steps {...drawing} />}
      table={(drawing) => <TaxTable {...drawing} />}
    />
  );
}

/** For which tax and when the plan of the month was missed. */
export const TaxMonthHeat = () => (
  <PlanMonthsPanel
    words={usePanelWords(messages, 'heat')}
    asked={useTaxMonths()}
    by="taxType"
    height="large"
    onSelect={useNarrow()('tax')}
  />
);
