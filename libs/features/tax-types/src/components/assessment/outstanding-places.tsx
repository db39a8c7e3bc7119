import {
  ChartPanel,
  PanelRow,
  Ranking,
  RegionBreadcrumb,
  useNarrow,
  usePanelWords,
  useRegionLadder,
  type PanelWords,
} from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { useOutstanding, type PlaceLevel } from './questions.ts';

interface OutstandingProps<D extends PlaceLevel> {
  readonly words: PanelWords;
  readonly by: D;
  /** A click or Enter on a row; null where there is no further way down. */
  readonly onSelect: ((code: string) => void) | null;
}

function Outstanding<D extends PlaceLevel>({ words, by, onSelect }: OutstandingProps<D>) {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={words}
      asked={useOutstanding(by)}
      measure="outstanding"
      height="small"
      sentence={(read) => {
        const [first] = read.rows;
        const part = first ? read.share('outstanding', first) : null;
        if (!first || part === null) return null;
        const amount = read.text('outstanding', first);
        return t('outstanding.sentence', { name: read.name(by, first), amount, share: read.format.percent(part) });
      }}
      chart={({ read, ...drawing }) => (
        <Ranking
          {...drawing}
          read={read}
          by={by}
          measure="outstanding"
          detail={(row) => `${t('rate')} ${read.text('realisationRate', row)}`}
          onSelect={onSelect ?? undefined}
        />
      )}
      columns={({ by: name, of }) => [name(by), of('netDue'), of('outstanding'), of('realisationRate')]}
    />
  );
}

/** Which units and regions are behind, down to the ward; a click narrows the page. */
export function OutstandingPlaces() {
  const narrow = useNarrow();
  const ladder = useRegionLadder();
  return (
    <>
      <RegionBreadcrumb />
      <PanelRow>
        <Outstanding words={usePanelWords(messages, 'units')} by="unit" onSelect={narrow('unit')} />
        {/* Another level is another panel: rows of the level before do not carry its codes. */}
        <Outstanding key={ladder.level} words={usePanelWords(messages, 'places')} by={ladder.level} onSelect={ladder.down} />
      </PanelRow>
    </>
  );
}
