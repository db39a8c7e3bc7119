import { AnswerRows, ChartPanel, drawn, PanelRow, Ranking, useAddressChoice, usePanelWords, type PanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { SwitchChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/holders.ts';
import { KindsPanel } from './holder-kinds.tsx';
import { useHolderTypes, type ShownOfHolders } from './questions.ts';

function TypesPanel({ words, measure }: { readonly words: PanelWords; readonly measure: ShownOfHolders }) {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={words}
      asked={useHolderTypes()}
      measure={measure}
      height="large"
      chart={(drawing) => {
        const rows = drawing.read.rows.toSorted((a, b) => (drawn(b.current[measure]) ?? -1) - (drawn(a.current[measure]) ?? -1));
        return <Ranking {...drawing} by="taxType" measure={measure} rows={rows} />;
      }}
      table={(drawing) => <AnswerRows {...drawing} description={t('types.caption', { year: drawing.read.said.year })} />}
    />
  );
}

const TypesRow = () => (
  <PanelRow>
    <TypesPanel words={usePanelWords(messages, 'types.payers')} measure="payers" />
    <TypesPanel words={usePanelWords(messages, 'types.amount')} measure="amount" />
  </PanelRow>
);

const KindsRow = () => (
  <PanelRow>
    <KindsPanel words={usePanelWords(messages, 'kinds.payers')} measure="payers" />
    <KindsPanel words={usePanelWords(messages, 'kinds.amount')} measure="amount" />
  </PanelRow>
);

/** How many pay each tax, and beside it how much; individuals and firms apart where the reader wants it, as of small taxes neither is told. */
export function HolderTypes() {
  const t = useMessages(messages);
  const [told, tell] = useAddressChoice('tk', ['together', 'apart']);
  return (
    <>
      <SwitchChoice label={t('kinds.switch')} checked={told === 'apart'} onChoose={(apart) => tell(apart ? 'apart' : 'together')} />
      {told === 'apart' ? <KindsRow /> : <TypesRow />}
    </>
  );
}
