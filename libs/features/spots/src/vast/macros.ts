/** What is known of the moment; each is written as text. */
export type MacroValues = Readonly<Record<string, string | number>>;

/** Macros of VAST that nobody here knows a value for: -1 says so. */
const KNOWN = new Set(
  (
    'ADCATEGORIES ADCOUNT ADPLAYHEAD ADSERVINGID ADTYPE APIFRAMEWORKS APPBUNDLE ASSETURI BLOCKEDADCATEGORIES BREAKMAXADLENGTH BREAKMAXADS ' +
    'BREAKMAXDURATION BREAKMINADLENGTH BREAKMINDURATION BREAKPOSITION CACHEBUSTING CLICKPOS CLICKTYPE CLIENTUA CONTENTID CONTENTPLAYHEAD ' +
    'CONTENTURI DEVICEIP DEVICEUA DOMAIN ERRORCODE EXTENSIONS GDPRCONSENT IFA IFATYPE INVENTORYSTATE LATLONG LIMITADTRACKING MEDIAMIME ' +
    'MEDIAPLAYHEAD OMIDPARTNER PAGEURL PLACEMENTTYPE PLAYERCAPABILITIES PLAYERSIZE PLAYERSTATE PODSEQUENCE RANDOM REASON REGULATIONS ' +
    'SERVERSIDE SERVERUA TIMESTAMP TRANSACTIONID UNIVERSALADID VASTVERSIONS VERIFICATIONVENDORS'
  ).split(' '),
);

const MACRO = /\[([A-Z]+)\]|%5B([A-Z]+)%5D|%%([A-Z]+)%%/g;

/** An address with its macros replaced; words in brackets that are no macros stay. */
export function fillMacros(address: string, values: MacroValues): string {
  return address.replace(MACRO, (whole, plain?: string, encoded?: string, older?: string) => {
    const name = plain ?? encoded ?? older ?? '';
    const value = values[name];
    if (value !== undefined) return encodeURIComponent(String(value));
    return KNOWN.has(name) ? '-1' : whole;
  });
}

/** `HH:MM:SS.mmm`, as play heads are told. */
export function playHead(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds * 1000));
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
  return `${part(whole / 3_600_000, 2)}:${part((whole / 60_000) % 60, 2)}:${part((whole / 1000) % 60, 2)}.${part(whole % 1000, 3)}`;
}

/** What every request may tell: a number that no cache knows, and the time. */
export const momentMacros = (nowMs: number, random: number): MacroValues => {
  const chance = String(Math.floor(random * 1e8)).padStart(8, '0');
  return { CACHEBUSTING: chance, RANDOM: chance, TIMESTAMP: new Date(nowMs).toISOString() };
};
