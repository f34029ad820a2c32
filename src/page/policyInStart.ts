// In `npm start`, the page says what the security policy keeps out. A build stops there.
import {say} from '../browser/say';

export function policyInStart(): void {
  if (SETTINGS.isDevelopment) {
    document.addEventListener('securitypolicyviolation', ({blockedURI, effectiveDirective}) => {
      say(
        `The security policy blocks ${blockedURI} (${effectiveDirective}). To allow it, see the exceptions in src/site/policy.ts.`,
      );
    });
  }
}
