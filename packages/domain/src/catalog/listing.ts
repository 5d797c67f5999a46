/** What of a business decides whether it is listed. */
interface Listable {
  readonly hasPicture: boolean;
  readonly isSuspended: boolean;
}

/**
 * Whether a business is in the lists of the town, with its goods: from its profile picture on, which ends its opening, and while no
 * Admin has closed it (LISTED-1).
 */
export const isListed = ({ hasPicture, isSuspended }: Listable): boolean => hasPicture && !isSuspended;
