import { AnswerRows, usePanelWords, type Drawing } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages as dueTexts } from '../../messages/dues.ts';
import { messages } from '../../messages/tax-types.ts';
import { useFactsOfTaxes, useTaxName } from './former-names.tsx';
import type { TaxMeasure } from './questions.ts';
import type { TaxRow } from './tax-figures.ts';
import { useDueWords } from './use-due-words.ts';

/** Every tax type with targets, revenue, variance, share, next due date, former name and system: the twin of the page's rankings. */
export function TaxTable({ read, height }: Pick<Drawing<TaxMeasure, 'taxType'>, 'read' | 'height'>) {
  const t = useMessages(messages);
  const dues = useMessages(dueTexts);
  const { description } = usePanelWords(messages, 'table');
  const name = useTaxName();
  const facts = useFactsOfTaxes();
  const due = useDueWords();
  const fact = ({ codes }: TaxRow) => facts.get(codes.taxType ?? '');
  const wholeYear = read.saidFor('achievement').period === read.saidFor('realised').period;
  return (
    <AnswerRows
      read={read}
      description={description(read.saidFor('realised'))}
      height={height}
      columns={({ by, of, growth, share, status, make }) => [
        by('taxType', ({ codes }) => name(read.answer, codes.taxType)),
        of('targetApbd'),
        of('targetApbdp'),
        of('realised'),
        ...(wholeYear ? [] : [of('realisedToDate')]),
        of('achievement'),
        of('planVariance'),
        growth('realised'),
        share('realised'),
        status('planAchievement'),
        make.name({
          key: 'due',
          header: dues('column'),
          text: ({ codes }) => due.text(codes.taxType),
          order: ({ codes }) => due.order(codes.taxType),
          file: { kind: 'day', value: ({ codes }) => due.order(codes.taxType) ?? due.text(codes.taxType) },
        }),
        make.name({ key: 'system', header: t('table.system'), text: (row) => fact(row)?.system ?? '-' }),
        make.name({ key: 'former', header: t('table.former'), text: (row) => fact(row)?.formerName ?? '-' }),
      ]}
    />
  );
}
