export { Page, type PageProps } from './page.tsx';
export { PlannedPage, type PlannedPageProps } from './planned-page.tsx';
