# Names of teams, drop cards and sudden death cards.
team = { $colour ->
    [blue] Blue
    [red] Red
    [yellow] Yellow
    [green] Green
    [purple] Purple
    [grey] Grey
   *[other] { $colour }
    }
drop-supplies = Supplies
drop-minefield = Minefield
drop-fuel-delivery = Fuel Delivery
drop-mixed-cargo = Mixed Cargo
drop-hot-cargo = Hot Cargo
drop-booby-trap = Booby Trap
drop-stray-shell = Stray Shell
drop-wildfire = Wildfire
drop-squall = Squall
drop-big-delivery = Big Delivery
drop-scrapyard = Scrapyard
death-rising-water = Rising Water
death-one-health-point = One Health Point
death-nuclear-fallout = Nuclear Fallout
death-meteor-storm = Meteor Storm
death-mine-rain = Mine Rain
death-hurricane = Hurricane
