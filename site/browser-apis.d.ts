// What TypeScript's own types lack.
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly globalPrivacyControl?: boolean;
}

interface PerformanceNavigationTiming {
  readonly activationStart?: number;
  readonly deliveryType?: string;
}

interface Window {
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string | null },
    ) => { createScriptURL: (url: string) => string };
  };
}
