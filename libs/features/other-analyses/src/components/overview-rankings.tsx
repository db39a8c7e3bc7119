import { AnswerRows, ChartPanel, Ranking, RankingPanel, useFilteredAnswer, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/overview.ts';
import * as ask from '../questions/overview.ts';

/** The districts that bring the most; what lies in none of them is in the table. */
export const OverviewDistricts = ({ height }: { readonly height: number }) => (
  <ChartPanel
    words={usePanelWords(messages, 'districts')}
    asked={useFilteredAnswer(ask.districts)}
    measure="amount"
    height={height}
    chart={(drawing) => (
      <Ranking {...drawing} by="district" measure="amount" rows={drawing.read.rows.filter(({ codes }) => codes.district !== null)} />
    )}
    table={(drawing) => (
      <AnswerRows {...drawing} columns={({ by, of, share, growth }) => [by('district'), of('amount'), share('amount'), growth('amount')]} />
    )}
  />
);

/** What each tax brought in the last seven days, beside the same seven days of last year. */
export const OverviewLastDays = ({ height }: { readonly height: number }) => (
  <RankingPanel
    title={useMessages(messages)('lastDays.title')}
    asked={useFilteredAnswer(ask.lastDays)}
    measure="amount"
    by="taxType"
    height={height}
  />
);
