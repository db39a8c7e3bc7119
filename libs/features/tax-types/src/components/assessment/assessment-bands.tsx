import { BandsPanel, share, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { largestBand } from '../shared/largest-band.ts';
import { useBands, useDueBands } from './questions.ts';

/** How much single assessments demand; those that demand nothing stand apart. */
export function DueBands() {
  const t = useMessages(messages);
  return (
    <BandsPanel
      words={usePanelWords(messages, 'due')}
      asked={useDueBands()}
      by="dueBand"
      measure="issued"
      amount="netDue"
      height="small"
      sentence={({ rows, total, format }) => {
        const none = rows.find(({ codes }) => codes.dueBand === '0');
        const part = share(none?.current.issued ?? 0, total('issued'));
        return part === null ? null : t('due.sentence', { share: format.percent(part) });
      }}
      columns={({ by, of }) => [
        by('dueBand', ({ codes }) => (codes.dueBand === null ? t('due.unknown') : null)),
        of('issued'),
        of('netDue'),
      ]}
    />
  );
}

/** How large the bases are on which taxes are assessed. */
export function BaseBands() {
  const t = useMessages(messages);
  return (
    <BandsPanel
      words={usePanelWords(messages, 'bands')}
      asked={useBands()}
      by="valueBand"
      measure="registered"
      amount="baseValue"
      sentence={(read) => {
        const most = largestBand(read, 'valueBand', 'registered');
        return most && t('bands.sentence', { band: most.band, share: read.format.percent(most.share) });
      }}
    />
  );
}
