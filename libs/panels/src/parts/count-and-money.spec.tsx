import { configure, screen, within } from '@testing-library/react';
import { defineQuery } from '@pendapa/contracts';
import { PageFilters } from '@pendapa/filters';
import { AnswersProvider } from '@pendapa/query';
import { answerOf, renderPage } from '@pendapa/testing';
import { defineMessages } from '@pendapa/i18n';
import { usePanelWords } from '../words/panel-words.ts';
import { CountAndMoney, PAYERS_AND_PAYMENTS } from './count-and-money.tsx';

configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const messages = defineMessages('panels.count-and-money-spec', {
  id: { 'bands.title': 'Pita', 'bands.description': 'Pita pembayar' },
  en: { 'bands.title': 'Bands', 'bands.description': 'Bands of payers' },
});

const payersByBand = defineQuery({
  subject: 'payers',
  measures: ['taxpayers', 'amount', 'amountPerTaxpayer'],
  by: ['amountBand'],
  compare: 'none',
});

function Bands() {
  return (
    <PageFilters offers={['period']}>
      <CountAndMoney
        {...PAYERS_AND_PAYMENTS}
        words={usePanelWords(messages, 'bands')}
        query={payersByBand}
        by="amountBand"
        initialRows={8}
      />
    </PageFilters>
  );
}

/** Lower bounds, in million, of the bands shown at first. The amounts are those of bands from Rp 1, 2, 5 and 10 million. */
async function rowsShown(amounts: readonly (string | null)[], hiddenRow: number | null): Promise<readonly string[]> {
  const made = answerOf({
    by: { amountBand: ['1000000', '2000000', '5000000', '10000000'] },
    measures: {
      taxpayers: { unit: 'count', values: [60, 10, 20, 10], total: 100 },
      amount: { unit: 'money', values: amounts, total: '200000000' },
      amountPerTaxpayer: { unit: 'money', values: amounts, total: '2000000' },
    },
  });
  const states = hiddenRow === null ? [] : [{ state: { state: 'hidden' as const }, at: [hiddenRow] }];
  const answer = { ...made, columns: made.columns.map((column) => (column.kind === 'measure' ? { ...column, states } : column)) };
  renderPage(<Bands />, { wrapper: AnswersProvider, answers: () => answer, language: 'en' });
  const rows = within(await screen.findByRole('list', { name: 'Bands of payers' })).getAllByRole('listitem');
  return rows.map((row) => /Rp\s(\d+)/.exec(row.textContent ?? '')?.[1] ?? '');
}

it('shows a sequence up to the last band with money, over empty and hidden ones', async () => {
  expect(await rowsShown(['90000000', '0', '110000000', '0'], null)).toEqual(['1', '2', '5']);
});

it('takes no hidden band for an empty one', async () => {
  expect(await rowsShown(['90000000', null, '0', null], 3)).toEqual(['1', '2', '5', '10']);
});
