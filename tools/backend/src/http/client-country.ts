import { BlockList, isIP, isIPv6 } from 'node:net';

export type ClientCountry = { code: string; isServed: boolean };

/**
 * Where addresses are, in place of a geolocation service. The documentation ranges of RFC 5737 stand for countries,
 * so that a region can be tried from anywhere: send such an address in X-Forwarded-For from this machine.
 */
const RANGES = [
  { network: '203.0.113.0', prefix: 24, country: { code: 'CA', isServed: false } },
  { network: '198.51.100.0', prefix: 24, country: { code: 'UZ', isServed: true } },
  { network: '192.0.2.0', prefix: 24, country: { code: 'KG', isServed: true } },
].map(({ network, prefix, country }) => {
  const block = new BlockList();
  block.addSubnet(network, prefix);
  return { block, country };
});

/** This machine, private networks and everybody else are at home. */
const HOME: ClientCountry = { code: 'KZ', isServed: true };

export function clientCountry(address: string): ClientCountry {
  if (isIP(address) === 0) return HOME;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return RANGES.find(({ block }) => block.check(address, family))?.country ?? HOME;
}
