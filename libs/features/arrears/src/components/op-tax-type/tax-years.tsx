import { ChartPanel, share, useNarrow, usePanelWords } from '@pendapa/analysis';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-tax-type.ts';
import { PiledBars } from '../shared/piled-bars.tsx';
import { useTaxYears } from './questions.ts';

const LONG = ['3', '4', '5'];

/** How long objects have owed, by tax. */
export function TaxYears() {
  const t = useMessages(messages);
  const select = useNarrow()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'years')}
      asked={useTaxYears()}
      measure="objects"
      height="small"
      sentence={({ rows, total, format }) => {
        const long = rows.filter(({ codes }) => LONG.includes(codes.yearsOwed ?? ''));
        const part = share(
          long.reduce((sum, { current }) => sum + Number(current.objects), 0),
          total('objects'),
        );
        return part === null ? null : t('years.sentence', { share: format.percent(part) });
      }}
      chart={(drawing) => (
        <PiledBars {...drawing} by="taxType" part="yearsOwed" parts={MEMBER_NAMES.yearsOwed} measure="objects" onSelect={select} />
      )}
    />
  );
}
