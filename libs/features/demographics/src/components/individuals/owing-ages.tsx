import { RankedBars } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, NextSteps, PageSentence, usePanelWords } from '@pendapa/panels';
import { byLargest, isFew, isKnown, isSomething, toPlotValue, type Row } from '@pendapa/query';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';

type AgeRow = Row<(typeof ask.ages.measures)[number], 'ageGroup'>;

interface WorstAge {
  readonly row: AgeRow;
  /** False if a group of few or hidden figures could be worse. */
  readonly isSure: boolean;
}

const rateOf = ({ current }: AgeRow) => current.objectsInArrearsShare;

/** Age group whose objects are most often in arrears, among those of at least 30 holders. */
export function worstAge(rows: readonly AgeRow[]): WorstAge | null {
  const aged = rows.filter(({ codes }) => codes.ageGroup !== null);
  const known = aged.filter((row) => isKnown(rateOf(row))).toSorted((a, b) => byLargest(rateOf(a), rateOf(b)));
  const row = known.find(({ current }) => !isFew(current.taxpayers));
  return row ? { row, isSure: known.length === aged.length && row === known[0] } : null;
}

/** Names the age group whose objects are most often in arrears, against the average of all. */
export function OwingSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.ages}
      measure="objectsInArrearsShare"
      sentence={({ rows, name, formatted }) => {
        const worst = worstAge(rows);
        if (!worst) return null;
        const owed = { amount: formatted.value('arrears', worst.row), part: formatted.share('arrears', worst.row) };
        return t(worst.isSure ? 'sentence' : 'sentence.ofKnown', {
          name: name('ageGroup', worst.row),
          share: formatted.value('objectsInArrearsShare', worst.row),
          average: formatted.total('objectsInArrearsShare'),
          owed: t('sentence.owed', owed) ?? '',
        });
      }}
    />
  );
}

/** Share of objects in arrears by age group of their holders, with the average of all. */
export function OwingAges() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'owing')}
      query={ask.ages}
      measure="objectsInArrearsShare"
      height="small"
      chart={({ read, description }) => {
        const middleTick = {
          value: toPlotValue(read.total('objectsInArrearsShare')),
          exact: read.totalText('objectsInArrearsShare'),
        };
        return (
          <RankedBars
            bars={read.rows.map((row) => ({
              ...read.bar('ageGroup', 'objectsInArrearsShare', row),
              middleTick,
              detail: t('owing.detail', { arrears: read.text('arrears', row) }),
            }))}
            description={description}
            names={{ bar: t('owing.bar'), middleTick: t('owing.average') }}
            isSequence
          />
        );
      }}
    />
  );
}

/** Next steps: pursue the group that is most often in arrears, and complete missing dates of birth. */
export function OwingSteps() {
  const t = useMessages(messages);
  return (
    <NextSteps
      query={ask.ages}
      measure="objectsInArrearsShare"
      steps={({ rows, name, total, totalText, text }) => {
        const worst = worstAge(rows);
        const group = worst?.row;
        const unknown = rows.find(({ codes }) => codes.ageGroup === null);
        return [
          ...(isSomething(group ? group.current.arrears : total('arrears'))
            ? [
                {
                  figure: group ? text('arrears', group) : totalText('arrears'),
                  text: group ? t(worst?.isSure ? 'steps.pursue' : 'steps.pursueKnown', { name: name('ageGroup', group) }) : t('steps.all'),
                  page: '/arrears-op-up3d',
                  part: 'list',
                  isCaseList: true,
                },
              ]
            : []),
          ...(unknown && isSomething(unknown.current.taxpayers)
            ? [{ figure: text('taxpayers', unknown), text: t('steps.unknown'), part: 'groups' }]
            : []),
        ];
      }}
    />
  );
}
