import { DetailsPart } from '@pendapa/analysis';
import { useMoneyMeasure } from '@pendapa/filters';
import { DetailsPanel, usePanelWords } from '@pendapa/panels';
import { BankBars, BankTreemap, pairColumns, PairPareto } from '../components/bank-channel/bank-panels.tsx';
import { PairsOfMost } from '../components/bank-channel/bank-kpis.tsx';
import { PayersPart } from '../components/shared/payers-part.tsx';
import { messages } from '../messages/revenue-bank-channel.ts';
import * as ask from '../questions/revenue-bank-channel.ts';

/** Pairs as a table, by how few make up most, and by area, and who paid. */
export default function RevenueBankChannelDetails() {
  const money = useMoneyMeasure();
  return (
    <>
      <DetailsPart part="pairs">
        <BankBars />
        <DetailsPanel words={usePanelWords(messages, 'table')} query={ask.pairs(money)} measure={money} columns={pairColumns(money)} />
      </DetailsPart>
      <DetailsPart part="concentration">
        <PairsOfMost />
        <PairPareto />
      </DetailsPart>
      <DetailsPart part="areas">
        <BankTreemap />
      </DetailsPart>
      <PayersPart />
    </>
  );
}
