/**
 * What is always so in i18next as `createI18n` uses it (`libs/i18n/src/i18n.ts`, the one file that imports it). A new option or a new call
 * there may need a rule less here: `used-i18next.test.ts` compares what both libraries say.
 */
type Rules = Readonly<Record<string, string>>;

/** Calls without an effect: `debug` is off, and nobody listens to the library's events. */
export const SILENT = /^(?:this|i18n)\.(?:logger\.(?:log|warn|once|deprecate)|emit)\(/;

/** Methods that nobody calls. */
export const METHODS: Readonly<Record<string, readonly string[]>> = {
  EventEmitter: ['on', 'off', 'once', 'emit'],
  Logger: ['log', 'warn', 'deprecate', 'once', 'clone'],
  ResourceStore: [
    'removeNamespaces',
    'addResource',
    'addResources',
    'removeResourceBundle',
    'hasResourceBundle',
    'getResourceBundle',
    'toJSON',
  ],
  Translator: ['exists', 'getUsedParamsDetails', 'hasDefaultValue'],
  LanguageUtil: ['clearCache', 'getScriptPartFromCode'],
  PluralResolver: ['clearCache', 'needsPlural', 'getPluralFormsOfKey'],
  Interpolator: ['reset', 'nest'],
  Formatter: ['add'],
  I18n: [
    'loadResources',
    'reloadResources',
    'use',
    'hydrate',
    'exists',
    'setDefaultNamespace',
    'hasLoadedNamespace',
    'loadNamespaces',
    'loadLanguages',
    'dir',
    'cloneInstance',
    'toJSON',
    'setResolvedLanguage',
  ],
};

/** Variables that have one value always. */
export const CONSTANTS: Rules = {
  // The texts are flat strings: their keys have no separators, and a value is no object.
  wouldCheckForNsInKey: 'false',
  seemsNaturalLanguage: 'false',
  looksLikeObjectPathRegExpCache: 'void 0',
  handleAsObjectInI18nFormat: 'true',
  isObjectHit: 'false',
  objectNotReturned: 'false',
  resForObjHndl: 'void 0',
  resType: 'void 0',
  noObject: 'void 0',
  handleAsObject: 'false',
  joinArrays: 'void 0',
  returnDetails: 'false',
  // A text has no default, no context and no ordinal; it is never put into another one, and nothing works on it afterwards.
  hasDefaultValue: 'false',
  defaultValue: 'void 0',
  defaultValueSuffix: 'void 0',
  defaultValueSuffixOrdinalFallback: 'void 0',
  needsContextHandling: 'false',
  updateMissing: 'false',
  missingKeyNoValueFallbackToKey: 'false',
  postProcess: 'void 0',
  postProcessorNames: 'void 0',
  skipOnVariables: 'true',
  nb: 'null',
  na: 'null',
  // The fallback is a function, whose answers the library does not keep.
  cacheable: 'false',
  keySeparator: 'false',
  nsSeparator: 'false',
  ignoreJSONStructure: 'false',
  deepFindWithDefaults: '(values, _, name) => getPath(values, name)',
  // A format has a name and nothing else.
  cf: 'void 0',
  valOptions: '{}',
  formatter: 'Formatter',
  scopeNs: 'void 0',
  selectorOpts: 'void 0',
  explicitCallNs: 'true',
  missingInterpolationHandler: 'this.options.missingInterpolationHandler',
  // Without `debug` the library logs one thing: that there is no Intl.
  baseLogger: 'void 0',
  storeApi: 'void 0',
  storeApiChained: "['addResourceBundle']",
};

/** Expressions that have one value always. */
export const EXPRESSIONS: Rules = {
  'opt.ordinal': 'void 0',
  'options.ordinal': 'void 0',
  'opt.interpolation': 'void 0',
  'opt.appendNamespaceToCIMode || this.options.appendNamespaceToCIMode': 'false',
  "lng?.toLowerCase() === 'cimode'": 'false',
  'opt.replace && !isString(opt.replace) ? opt.replace : opt': 'opt',
  'opt.nest !== false': 'false',
  'this.i18nFormat?.parse': 'void 0',
  'this.i18nFormat?.addLookupKeys': 'void 0',
  'this.i18nFormat?.getResource': 'void 0',
  'this.utils?.hasLoadedNamespace': 'void 0',
  'this.options.fallbackNS': 'false',
  'this.options.returnNull': 'false',
  'this.options.returnEmptyString': 'false',
  'this.options.saveMissing': 'true',
  'this.options.saveMissingPlurals': 'true',
  'this.options.appendNamespaceToMissingKey': 'false',
  'this.options.interpolation.defaultVariables': 'void 0',
  'this.options.supportedLngs': 'false',
  'this.options.isClone': 'false',
  'this.options.resources || !this.options.initAsync': 'true',
  "this.options.saveMissingTo === 'fallback'": 'true',
  "this.options.load === 'languageOnly' || this.options.nonExplicitSupportedLngs": 'false',
  '!this.supportedLngs || !this.supportedLngs.length || this.supportedLngs.includes(code)': 'true',
  'this.alwaysFormat': 'false',
  'this.escapeValue ? this.escape(val) : val': 'val',
  'transformOptions(options)': 'options',
  "typeof Intl === 'undefined'": 'false',
  "typeof opts !== 'object'": 'false',
  "typeof opt !== 'object' && this.options.overloadTranslationOptionHandler": 'false',
  "formatStr.includes('(')": 'false',
  'handleAsObjectInI18nFormat && isString(joinArrays) && Array.isArray(res)': 'false',
  'this.modules.formatter': 'void 0',
  'this.modules.languageDetector': 'void 0',
  'this.modules.i18nFormat': 'void 0',
  'this.services.languageDetector': 'void 0',
  "typeof k === 'function'": 'false',
  "typeof keys === 'function'": 'false',
};

/** Statements by their beginning, and what stands instead. */
export const STATEMENTS: readonly (readonly [RegExp, string])[] = [
  // One instance is made, by `createInstance`; the library's own is nobody's.
  [/^const \w+ = instance\.\w+;$/, ';'],
  [/^const instance = I18n\./, 'const { createInstance } = I18n;'],
  [/^s\.(utils|backendConnector)\b/, ';'],
  [/^this\.(translator\.on|modules\.external|setResolvedLanguage|logger\.init)\b/, ';'],
  [/^this\.(logger|configuredLngs|escape|nesting\w+|supportedLngs) = /, ';'],
  [/^storeApi\.forEach/, ';'],
  [/^this\.formats = \{/, 'this.formats = {};'],
  [/^this\.loadResources\(/, 'done(null, l);'],
  [/^if \(this\.options\.missingKeyHandler\)/, 'this.options.missingKeyHandler(l, namespace, k);'],
  [/^const \{\s+supportedLngs\s+\} = /, 'const supportedLngs = false;'],
  [/^if \(lngs && !supportedLngs\)/, ';'],
  [/^if \(typeof merged\.overloadTranslationOptionHandler/, ';'],
  [/^if \(o\.keyPrefix !== ''\)/, ';'],
  [/^if \(typeof o\.keyPrefix/, ';'],
  [/^if \(o\.keyPrefix && /, 'resultKey = key;'],
  [/^if \(deep\)/, 'pack = { ...pack, ...resources };'],
  [/^assertSeparateArguments\(/, ';'],
  [/^if \(!this\.escapeValue && /, ';'],
  [/^if \(typeof missingInterpolationHandler === /, 'value = missingInterpolationHandler(str, match);'],
  [/^if \(isString\(code\) && \(code\.includes/, 'addCode(this.formatLanguageCode(code));'],
  [/^while \(f\.indexOf/, ';'],
  [/^if \(o && o\.interpolationkey/, ';'],
  [/^export \{/, 'export { createInstance };'],
];
