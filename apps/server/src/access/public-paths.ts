export const ROBOTS = '/robots.txt';
export const SECURITY_CONTACT = '/.well-known/security.txt';

/** Health checks for load balancers and monitors, under any host name. Paths are compared whole, because prefixes leave gaps. */
export const HEALTH_PATHS: readonly string[] = ['/livez', '/readyz'];

/** Paths that browsers and robots request on their own. They need no sign-in and contain no data. */
export const PUBLIC_PATHS: readonly string[] = ['/favicon.ico', ROBOTS, SECURITY_CONTACT];
