import {
  ChartPanel,
  pageAddress,
  Ranking,
  RankingPanel,
  useFilteredAnswer,
  useFilters,
  usePanelWords,
  type Drawing,
} from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/overview.ts';

type Places = Drawing<'amount', 'city' | 'district'>;

function Districts(drawing: Places) {
  const { go } = useAddress();
  const { choices } = useFilters();
  const rows = drawing.read.rows.filter(({ codes }) => codes.district !== null);
  const cityOf = (district: string): string => rows.find(({ codes }) => codes.district === district)?.codes.city ?? '';
  return (
    <Ranking
      {...drawing}
      by="district"
      measure="amount"
      rows={rows}
      onSelect={(district) => go(pageAddress('/regional', { ...choices, region: [cityOf(district), district] }))}
    />
  );
}

/** The districts that bring the most, each leading to its wards; what lies in none of them is in the table. */
export const OverviewDistricts = () => (
  <ChartPanel
    words={usePanelWords(messages, 'districts')}
    asked={useFilteredAnswer(ask.districts)}
    measure="amount"
    height="large"
    chart={(drawing) => <Districts {...drawing} />}
    columns={({ by, of, share, growth }) => [by('district'), by('city'), of('amount'), share('amount'), growth('amount')]}
  />
);

/** What each tax brought in the last seven days, beside the same seven days of last year. */
export const OverviewLastDays = () => (
  <RankingPanel
    title={useMessages(messages)('lastDays.title')}
    asked={useFilteredAnswer(ask.lastDays)}
    measure="amount"
    by="taxType"
    height="large"
  />
);
