import { ChartPanel, Ranking, usePanelWords, useRegionLadder } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { ObjectRows } from './object-rows.tsx';
import { useObjectPlaces } from './questions.ts';

function PlacesPanel() {
  const t = useMessages(messages);
  const { level, down } = useRegionLadder();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'places')}
      asked={useObjectPlaces(level)}
      measure="registered"
      sentence={(read) => {
        const first = read.rows.find(({ codes }) => codes[level] !== null);
        const part = first ? read.share('registered', first) : null;
        return first && part !== null ? t('places.sentence', { name: read.name(level, first), share: read.format.percent(part) }) : null;
      }}
      chart={(drawing) => (
        <Ranking
          {...drawing}
          by={level}
          measure="registered"
          detail={(row) => `${drawing.read.label('payingRatio')} ${drawing.read.text('payingRatio', row)}`}
          onSelect={down ?? undefined}
        />
      )}
      table={(drawing) => <ObjectRows {...drawing} by={level} />}
    />
  );
}

/** Where the objects are; a click goes into a region. Another level is another panel: rows of the level before lack its codes. */
export function ObjectPlaces() {
  const { level } = useRegionLadder();
  return <PlacesPanel key={level} />;
}
