import { useState, type ReactNode } from 'react';
import Link from '@mui/material/Link';
import { useMessages } from '@pendapa/i18n';
import { IMPORT_PATH, PageLink, useAddress } from '@pendapa/page-manifest';
import { useFailureText } from '@pendapa/panels';
import { useUnplacedCodes, useUpload, useUploads, type Failure, type Polled } from '@pendapa/query';
import { ErrorPanel, followArrivals, LoadingPanel, Page } from '@pendapa/ui-layout';
import { CodesView } from '../codes/codes-view.tsx';
import { ListView } from '../list/list-view.tsx';
import { menu } from '../messages/menu.ts';
import { stepTexts } from '../messages/steps.ts';
import { AgencyFormats } from '../parts/agency-formats.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { FocusProvider } from '../parts/focus.ts';
import { TargetsView } from '../targets/targets-view.tsx';
import { UploadView } from './upload-view.tsx';

const HEIGHT = 320;

/** Failures after which the latest answer must not stay in sight. Others may pass. */
const GONE: readonly Failure['code'][] = ['upload-not-found', 'not-allowed', 'not-signed-in'];

/** The answer of the server, or that it is loading or failed. An answer stays in sight below a failure that may pass. */
function Answered<T>({ polled, children }: { readonly polled: Polled<T>; readonly children: (answer: T) => ReactNode }) {
  const text = useFailureText();
  const t = useMessages(stepTexts);
  const { answer, failure, retry } = polled;
  const isGone = failure !== null && GONE.includes(failure.code);
  if (answer !== null && !isGone)
    return (
      <>
        <FailureNotice failure={failure} />
        {children(answer)}
      </>
    );
  if (failure === null) return <LoadingPanel height={HEIGHT} />;
  return (
    <>
      <ErrorPanel message={text(failure)} onRetry={retry} />
      <Link component={PageLink} to={IMPORT_PATH} sx={{ justifySelf: 'center' }}>
        {t('all')}
      </Link>
    </>
  );
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
