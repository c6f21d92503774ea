/** Countries and large cities, lower-cased, to recognise a place written without a capital. */
export const PLACES: ReadonlySet<string> = new Set(
	`afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan bahrain bangladesh barbados belarus belgium belize benin bhutan bolivia
	botswana brazil brunei bulgaria burundi cambodia cameroon canada chile china colombia congo croatia cuba cyprus czechia denmark djibouti ecuador egypt eritrea
	estonia ethiopia fiji finland france gabon gambia germany ghana greece grenada guatemala guinea guyana haiti honduras hungary iceland india indonesia
	iran iraq ireland israel italy jamaica japan kazakhstan kenya kuwait kyrgyzstan laos latvia lebanon lesotho liberia libya liechtenstein lithuania luxembourg madagascar
	malawi malaysia maldives mali malta mauritius mexico moldova monaco mongolia montenegro morocco mozambique myanmar namibia nepal netherlands nicaragua niger nigeria
	norway oman pakistan panama paraguay peru philippines poland portugal qatar romania russia rwanda senegal serbia singapore slovakia slovenia somalia
	spain sudan suriname sweden switzerland syria taiwan tajikistan tanzania thailand togo tonga tunisia turkmenistan uganda ukraine uruguay uzbekistan vanuatu
	venezuela vietnam yemen zambia zimbabwe england scotland wales britain uk usa europe asia africa antarctica america
	london paris berlin madrid rome lisbon porto vienna prague budapest warsaw krakow dublin edinburgh glasgow manchester liverpool leeds bristol birmingham cardiff belfast
	amsterdam rotterdam brussels antwerp zurich geneva munich hamburg frankfurt cologne barcelona seville valencia milan naples florence venice turin athens istanbul ankara
	moscow kyiv kiev copenhagen stockholm oslo helsinki reykjavik tallinn riga vilnius bucharest sofia belgrade zagreb sarajevo
	tokyo osaka kyoto seoul busan beijing shanghai shenzhen guangzhou taipei bangkok hanoi manila jakarta bali mumbai delhi bangalore chennai kolkata karachi lahore dhaka kathmandu
	dubai doha riyadh jerusalem cairo marrakech casablanca nairobi lagos accra johannesburg
	sydney melbourne brisbane perth adelaide canberra auckland wellington toronto montreal vancouver ottawa calgary chicago boston seattle denver
	dallas houston austin miami atlanta philadelphia detroit minneapolis portland nashville florida texas california hawaii alaska
	rio bogota lima santiago caracas havana cancun`.split(/\s+/),
);
