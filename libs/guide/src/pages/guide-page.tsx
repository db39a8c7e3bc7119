import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMessages, useText } from '@pendapa/i18n';
import { GUIDE_PATH, guidePartAddress, PageLink, useAddress } from '@pendapa/page-manifest';
import { Page } from '@pendapa/ui-layout';
import { CHAPTERS, findPlace, type Chapter, type Place } from '../components/chapters.ts';
import { Contents } from '../components/contents.tsx';
import { FiguresPart, WrittenPart } from '../components/guide-part.tsx';
import { PrintedGuide } from '../components/printed-guide.tsx';
import { FIGURE_GROUPS } from '../content/figures.ts';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/guide.ts';

const TEXT_WIDTH = 660;

function ChapterContent({ chapter, wanted }: Place) {
  const title = useText()(chapter.title);
  return chapter.part ? (
    <WrittenPart part={chapter.part} title={title} wanted={wanted} />
  ) : (
    <FiguresPart groups={FIGURE_GROUPS} title={title} wanted={wanted} />
  );
}

/** Links to the parts before and after. */
function Neighbours({ chapter }: { readonly chapter: Chapter }) {
  const t = useMessages(messages);
  const text = useText();
  const index = CHAPTERS.indexOf(chapter);
  const [before, after] = [CHAPTERS[index - 1], CHAPTERS[index + 1]];
  return (
    <Box component="nav" aria-label={t('neighbours')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 2, displayPrint: 'none' }}>
      {before && (
        <Link component={PageLink} to={guidePartAddress(before.key)} sx={{ py: 0.25 }}>
          {t('previous', { title: text(before.title) })}
        </Link>
      )}
      {after && (
        <Link component={PageLink} to={guidePartAddress(after.key)} sx={{ ml: 'auto', py: 0.25 }}>
          {t('next', { title: text(after.title) })}
        </Link>
      )}
    </Box>
  );
}

/** The guide for the people who use the dashboard: one part at a time, or all of them for paper. */
export default function GuidePage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  const { parameters } = useAddress();
  if (parameters.has('print')) {
    return (
      <Page title={title('guide')}>
        <Typography sx={{ displayPrint: 'none' }}>
          {t('printHint')}{' '}
          <Link component={PageLink} to={GUIDE_PATH}>
            {t('leavePrint')}
          </Link>
        </Typography>
        <PrintedGuide />
      </Page>
    );
  }
  const place = findPlace(parameters);
  return (
    <Page title={title('guide')} question={t('question')}>
      {place && (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 4 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `232px minmax(0, ${String(TEXT_WIDTH)}px)` },
          }}
        >
          <Contents chapters={CHAPTERS} current={place.chapter} wanted={place.wanted} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', maxWidth: TEXT_WIDTH }}>
            <ChapterContent {...place} />
            <Neighbours chapter={place.chapter} />
          </Box>
        </Box>
      )}
    </Page>
  );
}
