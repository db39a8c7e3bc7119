/** Every address of the product, as the specification lists them. */
export const ADDRESSES = [
  '/',
  '/overview',
  '/regional',
  '/tax-types',
  '/targets',
  '/payment-channels',
  '/tax-subjects',
  '/tax-objects',
  '/assessment',
  '/temporal',
  '/target-units',
  '/detailed-regional',
  '/bank-channels',
  '/cross-dimensional',
  '/compliance',
  '/predictive',
  '/skeleton-demo',
  '/revenue-op-trend',
  '/revenue-up3d',
  '/revenue-channel',
  '/revenue-bank-channel',
  '/revenue-up3d-current',
  '/transactions-by-taxpayer',
  '/compliance-tax-type',
  '/compliance-up3d',
  '/compliance-trend',
  '/arrears-tax-type',
  '/arrears-up3d',
  '/arrears-trend',
  '/arrears-op-tax-type',
  '/arrears-op-up3d',
  '/arrears-op-trend',
  '/demo-individual',
  '/demo-corporate',
  '/demo-taxobject',
] as const;

const REVENUE = ['/revenue-up3d-current', '/revenue-up3d', '/revenue-channel', '/revenue-bank-channel'];
const REGIONAL = ['/regional', '/detailed-regional'];
const TAX_TYPES = ['/tax-types', '/tax-subjects', '/tax-objects', '/assessment'];
const BUILT: readonly string[] = ['/', '/overview', '/skeleton-demo', ...REVENUE, ...REGIONAL, ...TAX_TYPES];
/** Wards whose borders were imported: a map drawn by them instead of tiles. */
const BORDERS = '/regional?r=31.71&r=31.71.01';

/** The built pages, a map of borders, and one of the pages that are not built. */
export const KINDS: readonly string[] = [...BUILT, BORDERS, '/arrears-up3d'];
/** Pages that are not built: they share the form of the one among the kinds. */
export const OTHERS: readonly string[] = ADDRESSES.filter((address) => !KINDS.includes(address));
