import { ChartPanel, Ranking, type Asked, type PanelWords } from '@pendapa/analysis';
import { useFormat } from '@pendapa/i18n';

/** Pixels: room for every band. */
const ALL_ROWS = 280;

interface TenuresProps {
  readonly words: PanelWords;
  readonly asked: Asked<'registered', 'registeredBand'>;
}

/** How long taxpayers have been registered. */
export function Tenures({ words, asked }: TenuresProps) {
  const format = useFormat();
  return (
    <ChartPanel
      words={words}
      asked={asked}
      measure="registered"
      height="low"
      chart={(drawing) => (
        <Ranking
          {...drawing}
          height={ALL_ROWS}
          by="registeredBand"
          measure="registered"
          detail={(row) => format.percent(drawing.read.share('registered', row))}
        />
      )}
    />
  );
}
