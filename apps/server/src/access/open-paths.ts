export const ROBOTS = '/robots.txt';
export const SECURITY_CONTACT = '/.well-known/security.txt';

// Whole paths: a guard by beginnings is a guard with gaps.
/** What balancers and watchers ask directly, under any name: whether the process lives, and whether it serves. */
export const HEALTH_PATHS: readonly string[] = ['/livez', '/readyz'];

/** What browsers and robots ask for by themselves; nobody signs in for it, and it tells nothing. */
export const PUBLIC_PATHS: readonly string[] = ['/favicon.ico', ROBOTS, SECURITY_CONTACT];
