import { useState, type ReactNode } from 'react';
import Link from '@mui/material/Link';
import { useMessages } from '@pendapa/i18n';
import { IMPORT_PATH, PageLink, useAddress } from '@pendapa/page-manifest';
import { PolledAnswer, type PolledAnswerProps } from '@pendapa/panels';
import { useUnplacedCodes, useUpload, useUploads } from '@pendapa/query';
import { followArrivals, Page } from '@pendapa/ui-layout';
import { CodesView } from '../codes/codes-view.tsx';
import { ListView } from '../list/list-view.tsx';
import { menu } from '../messages/menu.ts';
import { stepTexts } from '../messages/steps.ts';
import { AgencyFormats } from '../parts/agency-formats.tsx';
import { FocusProvider } from '../parts/focus.ts';
import { TargetsView } from '../targets/targets-view.tsx';
import { UploadView } from './upload-view.tsx';

/** The answer of the server; without one, the way to all files. */
function Answered<T>(props: Pick<PolledAnswerProps<T>, 'polled' | 'children'>) {
  const t = useMessages(stepTexts);
  const toAll = (
    <Link component={PageLink} to={IMPORT_PATH} sx={{ justifySelf: 'center' }}>
      {t('all')}
    </Link>
  );
  return <PolledAnswer {...props} footer={toAll} />;
}

/** The width of the page: the heading is that of the menu, or the name of the file. */
function View({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const t = useMessages(menu);
  return <Page title={title ?? t('import')}>{children}</Page>;
}

function ListPage() {
  const uploads = useUploads();
  return (
    <View>
      <Answered polled={uploads}>{(answer) => <ListView uploads={answer} onArrived={uploads.retry} />}</Answered>
    </View>
  );
}

function UploadPage({ id }: { readonly id: string }) {
  const upload = useUpload(id);
  return (
    <View title={upload.answer?.name}>
      <Answered polled={upload}>{(answer) => <UploadView upload={answer} />}</Answered>
    </View>
  );
}

function TargetsPage() {
  const uploads = useUploads();
  return (
    <View>
      <Answered polled={uploads}>{(answer) => <TargetsView uploads={answer} />}</Answered>
    </View>
  );
}

function CodesPage() {
  const unplaced = useUnplacedCodes();
  return (
    <View>
      <Answered polled={unplaced}>{(answer) => <CodesView unplaced={answer} />}</Answered>
    </View>
  );
}

/** Loading data: the list of files, one file, codes without a place, or typed targets, by the address. */
export default function ImportPage() {
  const { parameters } = useAddress();
  const [arrive] = useState(followArrivals);
  const id = parameters.get('upload');
  const Listed = parameters.has('codes') ? CodesPage : parameters.has('targets') ? TargetsPage : ListPage;
  return (
    <FocusProvider value={arrive}>
      <AgencyFormats>{id === null ? <Listed /> : <UploadPage key={id} id={id} />}</AgencyFormats>
    </FocusProvider>
  );
}
