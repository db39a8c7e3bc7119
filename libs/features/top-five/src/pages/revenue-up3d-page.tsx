import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function RevenueUp3dPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return <PlannedPage title={title('up3d')} question={t('up3d.question')} needs={[t('need.paymentsOverYears'), t('need.units')]} />;
}
