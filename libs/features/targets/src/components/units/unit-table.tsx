import {
  AnswerRows,
  BothWays,
  DetailsPanel,
  neededPerDay,
  useDaysLeft,
  usePanelWords,
  useTargetName,
  type Drawing,
} from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/target-units.ts';
import { bothWays } from '../../questions/target-units.ts';
import { useUnits, type UnitMeasure } from './questions.ts';

/** Every unit with target, plan, actual and what each working day that is left has to bring. */
export function UnitTable({ read, height }: Pick<Drawing<UnitMeasure, 'unit'>, 'read' | 'height'>) {
  const t = useMessages(messages);
  const { description } = usePanelWords(messages, 'table');
  const days = useDaysLeft(read.answer.period.to)?.days ?? 0;
  const target = useTargetName();
  return (
    <AnswerRows
      read={read}
      description={description(read.said)}
      height={height}
      columns={({ by, of, status, make }) => [
        by('unit'),
        of('target', target),
        of('planToDate'),
        of('realisedToDate'),
        of('planAchievement'),
        of('planVariance'),
        of('remaining'),
        make.money({ key: 'perDay', header: t('perDay'), value: ({ current }) => neededPerDay(current.remaining, days) }),
        status('planAchievement'),
      ]}
    />
  );
}

/** The proof: every unit with its figures, and all together with land tax and without it. */
export const UnitDetails = () => (
  <DetailsPanel
    words={usePanelWords(messages, 'table')}
    asked={useUnits()}
    measure="realisedToDate"
    table={(drawing) => <UnitTable {...drawing} />}
    footer={<BothWays asks={bothWays} />}
  />
);
