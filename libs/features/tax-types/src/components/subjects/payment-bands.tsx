import { BandsPanel, concentrationOf, ConcentrationPanel, PageSentence, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { giniOfCurve, heldByTop } from '@pendapa/statistics';
import { messages } from '../../messages/subjects.ts';
import { largestBand } from '../shared/largest-band.ts';
import { useAmountBands } from './questions.ts';

const TOP = 0.1;
/** Pixels: as high as the bands beside it with their sentence. */
const CURVE_HEIGHT = 364;

/** How much payers pay in a year. */
export function PaymentBands() {
  const t = useMessages(messages);
  return (
    <BandsPanel
      words={usePanelWords(messages, 'bands')}
      asked={useAmountBands()}
      by="amountBand"
      measure="taxpayers"
      amount="amount"
      sentence={(read) => {
        const most = largestBand(read, 'amountBand', 'taxpayers');
        return most && t('bands.sentence', { band: most.band, share: read.format.percent(most.share) });
      }}
    />
  );
}

/** How much the tenth that pays most brings. */
export function ConcentrationSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useAmountBands()}
      measure="amount"
      sentence={({ answer, format }) => {
        const points = concentrationOf(answer);
        const part = heldByTop(points, TOP);
        return part === null ? null : t('lorenz.sentence', { share: format.percent(part), gini: format.decimal(giniOfCurve(points)) });
      }}
    />
  );
}

/** How few payers bring how much. */
export const PaymentConcentration = () => (
  <ConcentrationPanel words={usePanelWords(messages, 'lorenz')} asked={useAmountBands()} height={CURVE_HEIGHT} />
);
