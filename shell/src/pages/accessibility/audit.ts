/** Date and results of the latest audit; `docs/rgaa.md` has the result of each criterion. */
export const audit = { date: '2026-11-29', met: 70, failed: 2, notApplicable: 34 };

/** Percentage of the applicable criteria that are met, rounded down. */
export const complianceRate = Math.floor((100 * audit.met) / (audit.met + audit.failed));
