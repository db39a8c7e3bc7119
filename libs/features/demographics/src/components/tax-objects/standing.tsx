import { ChartPanel, PanelRow, Ranking, codesOf, usePanelWords } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { NOT_APPLICABLE } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { useOwing } from './questions.ts';

/** Pixels: room for the bands of areas that an agency has, and for what is not known. */
const ALL_BANDS = 420;

interface OwingProps {
  readonly by: 'objectClass' | 'valueBand';
  readonly panel: 'owingKinds' | 'owingBands';
}

/** Of which objects most are in arrears. */
function Owing({ by, panel }: OwingProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { asked, tax } = useOwing(by);
  return (
    <ChartPanel
      words={usePanelWords(messages, panel, { tax })}
      asked={asked}
      measure="objectsInArrearsShare"
      height={CHART_HEIGHTS.medium}
      sentence={({ rows: [most], name, text }) => {
        const part = most?.current.objectsInArrearsShare ?? null;
        if (!most || part === null) return null;
        return t('owing.sentence', { name: name(by, most), count: text('objectsInArrears', most), share: format.percent(Number(part)) });
      }}
      chart={(drawing) => (
        <Ranking
          {...drawing}
          by={by}
          measure="objectsInArrearsShare"
          detail={(row) =>
            t('owing.detail', { count: drawing.read.text('objectsInArrears', row), amount: drawing.read.text('arrears', row) })
          }
        />
      )}
    />
  );
}

/** Objects in arrears by what they are and by what they are worth. */
export const OwingObjects = () => (
  <PanelRow even>
    <Owing by="objectClass" panel="owingKinds" />
    <Owing by="valueBand" panel="owingBands" />
  </PanelRow>
);

interface AreaProps {
  readonly by: 'landBand' | 'buildingBand';
  readonly panel: 'land' | 'building';
}

function Area({ by, panel }: AreaProps) {
  const t = useMessages(messages);
  const { asked, tax } = useOwing(by);
  return (
    <ChartPanel
      words={usePanelWords(messages, panel, { tax })}
      asked={asked}
      measure="objects"
      height={ALL_BANDS}
      chart={(drawing) => (
        <Ranking
          {...drawing}
          by={by}
          measure="objects"
          detail={(row) => t('area.detail', { share: drawing.read.text('objectsInArrearsShare', row) })}
        />
      )}
    />
  );
}

/** How large land and buildings are; nothing where the chosen taxes are on neither. */
export function Areas() {
  const { answer } = useOwing('landBand').asked;
  if (answer && codesOf(answer, 'landBand').every((code) => code === NOT_APPLICABLE)) return null;
  return (
    <PanelRow even>
      <Area by="landBand" panel="land" />
      <Area by="buildingBand" panel="building" />
    </PanelRow>
  );
}
