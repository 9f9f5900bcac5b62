/** Places of containers at a site, for their labels. */
export const demoLabelPlaces = ["Hof, Tor 1", "Hof, Tor 2", "Halle, Nordseite"] as const;

export const demoReport = { name: "Marvin Scholz", message: "Deckel geht nicht mehr zu." } as const;
