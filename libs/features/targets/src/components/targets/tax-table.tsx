import { AnswerRows, BothWays, DetailsPanel, knownColumns, lastDayOf, useFilters, usePanelWords, type Drawing } from '@pendapa/analysis';
import { fiscalYearOf, fiscalYearPeriod } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/targets.ts';
import { bothWays } from '../../questions/targets.ts';
import { effectiveness } from './effectiveness.ts';
import { useTaxes, type ToDate } from './questions.ts';

/** Every tax with both targets and where it stands; of a year that is over in the words of its effectiveness. */
export function TaxTable({ read, height }: Pick<Drawing<ToDate, 'taxType'>, 'read' | 'height'>) {
  const t = useMessages(messages);
  const { description } = usePanelWords(messages, 'table');
  const firstMonth = useFilters().date?.firstMonth ?? 1;
  const last = lastDayOf(read.answer);
  const over = fiscalYearPeriod(fiscalYearOf(last, firstMonth), firstMonth).to === last;
  return (
    <AnswerRows
      read={read}
      description={description(read.said)}
      height={height}
      columns={({ by, of, status, make }) => [
        by('taxType'),
        ...knownColumns(read.rows, [
          of('targetApbd'),
          of('targetApbdp'),
          of('realisedToDate'),
          of('achievement'),
          of('planToDate'),
          of('planVariance'),
          of('remaining'),
        ]),
        over
          ? make.name({ key: 'band', header: t('band'), text: ({ current }) => t(effectiveness(current.achievement)) })
          : status('planAchievement'),
      ]}
    />
  );
}

/** The proof: every tax with its figures. */
export const TaxDetails = () => (
  <DetailsPanel
    words={usePanelWords(messages, 'table')}
    asked={useTaxes()}
    measure="realisedToDate"
    table={(drawing) => <TaxTable {...drawing} />}
    footer={<BothWays asks={bothWays} />}
  />
);
