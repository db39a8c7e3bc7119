import { ChartPanel, lastDayOf, useFilteredAnswer, usePanelWords, type Drawing, type Reader } from '@pendapa/analysis';
import { HeatTable, sequentialScale } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { Note, EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/trend.ts';
import { cohorts } from '../../questions/compliance-trend.ts';
import { cohortsOf } from './cohorts.ts';

type Measure = (typeof cohorts.measures)[number];
type By = 'openedYear' | 'year';

/** The same classes on every filter, so that colours can be compared. */
const SCALE = sequentialScale(1);

const cohortsIn = ({ rows, answer }: Reader<Measure, By>) => cohortsOf(rows, lastDayOf(answer));

function Heat({ read, description, height }: Drawing<Measure, By>) {
  const t = useMessages(messages);
  const format = useFormat();
  const known = cohortsIn(read);
  if (known.length === 0) return <EmptyPanel cause={t('cohorts.none')} />;
  return (
    <>
      <HeatTable
        description={description}
        columns={(known[0]?.shares ?? []).map((_, life) => ({ key: String(life), label: t('cohorts.life', { life: String(life + 1) }) }))}
        rows={known.map(({ opened, shares, objects }) => ({
          ...{ key: opened, label: opened, values: shares },
          exact: (life) => {
            const share = shares[life] ?? null;
            return share === null ? t('cohorts.open') : t('cohorts.cell', { share: format.percent(share), count: objects[life] ?? 0 });
          },
        }))}
        scale={SCALE}
        words={(value) => format.percent(value, 0)}
        height={height}
      />
      <Note>{t('cohorts.note')}</Note>
    </>
  );
}

/** Whether objects that were registered later do their duty better in the same year of their life. */
export function CohortHeat() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'cohorts')}
      asked={useFilteredAnswer(cohorts)}
      measure="objectYears"
      height="small"
      sentence={(read) => {
        const [now, before] = cohortsIn(read);
        const [later, earlier] = [now?.shares[0] ?? null, before?.shares[0] ?? null];
        if (!now || !before || later === null || earlier === null) return null;
        return t('cohorts.sentence', {
          year: now.opened,
          share: read.format.percent(later),
          before: before.opened,
          earlier: read.format.percent(earlier),
        });
      }}
      chart={(drawing) => <Heat {...drawing} />}
    />
  );
}
