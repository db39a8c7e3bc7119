import { AnswerRows, ChartPanel, Ranking, share, usePanelWords, type Row } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-type.ts';
import { useQualities } from './questions.ts';

type Quality = Row<'total' | 'allowance' | 'netValue', 'quality'>;

const ORDER = Object.keys(MEMBER_NAMES.quality);
const inOrder = (rows: readonly Quality[]): readonly Quality[] =>
  [...rows].sort((a, b) => ORDER.indexOf(a.codes.quality ?? '') - ORDER.indexOf(b.codes.quality ?? ''));
const rateOf = ({ current }: Quality): Value => share(current.allowance, current.total);

/** The arrears of each quality with the rate at which they are set aside. */
export function QualityClasses() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'quality')}
      asked={useQualities()}
      measure="total"
      height="low"
      sentence={({ total, totalText }) =>
        total('allowance') === null ? null : t('quality.sentence', { allowance: totalText('allowance'), netValue: totalText('netValue') })
      }
      chart={(drawing) => (
        <Ranking
          {...drawing}
          by="quality"
          measure="total"
          rows={inOrder(drawing.read.rows)}
          detail={(row) => t('quality.rate', { rate: format.percent(share(row.current.allowance, row.current.total)) })}
        />
      )}
      table={(drawing) => (
        <AnswerRows
          {...drawing}
          rows={inOrder(drawing.read.rows)}
          columns={({ by, of, share: part, make }) => [
            by('quality'),
            of('total'),
            part('total'),
            make.percent({ key: 'rate', header: t('quality.column'), value: rateOf }),
            of('allowance'),
            of('netValue'),
          ]}
        />
      )}
    />
  );
}
