import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { CountAndMoney, PageSentence, PAYERS_AND_PAYMENTS, usePanelWords } from '@pendapa/panels';
import { ONE_TRANSACTION, PayerKpis, PayerSteps } from '../components/payers/payers.tsx';
import { messages } from '../messages/transactions-by-taxpayer.ts';
import * as ask from '../questions/transactions-by-taxpayer.ts';

const Details = lazy(() => import('./transactions-by-taxpayer-details.tsx'));

/** All classes of frequency. */
const INITIAL_ROWS = 10;

/**
 * Whom to call: how often payers pay and what they bring, and who stopped. Offers no filter by tax or unit, because payers in bands
 * are counted over all of them.
 */
export default function TransactionsByTaxpayerPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={ask.bands}
          measure="taxpayers"
          sentence={({ rows, formatted, periodLabels }) => {
            const once = rows.find(({ codes }) => codes.transactionsBand === ONE_TRANSACTION);
            const texts = { share: formatted.share('taxpayers', once), amountShare: formatted.share('amount', once) };
            return t('sentence', { ...texts, year: periodLabels.year });
          }}
        />
      }
      offers={['period']}
      countsTaxpayers
    >
      <PayerKpis />
      <CountAndMoney
        {...PAYERS_AND_PAYMENTS}
        words={usePanelWords(messages, 'frequency')}
        query={ask.bands}
        by="transactionsBand"
        bars="count"
        named={({ rows, name }) =>
          rows.flatMap((row) => (row.codes.transactionsBand === ONE_TRANSACTION ? name('transactionsBand', row) : []))
        }
        initialRows={INITIAL_ROWS}
        height="low"
      />
      <PayerSteps />
      <PageDetails
        parts={[
          { part: 'stopped', title: t('stopped.title'), about: t('details.stopped') },
          { part: 'bands', title: t('bands.title'), about: t('details.bands') },
          { part: 'falls', title: t('falls.title'), about: t('details.falls') },
          { part: 'rises', title: t('rises.title'), about: t('details.rises') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/tax-subjects">{t('toSubjects')}</FurtherLink>
        <FurtherLink to="/demo-corporate">{t('toFirms')}</FurtherLink>
        <FurtherLink to="/compliance">{t('toCompliance')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
